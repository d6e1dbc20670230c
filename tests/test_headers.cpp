// Nothing of its own: the target that compiles the headers all tests share.
