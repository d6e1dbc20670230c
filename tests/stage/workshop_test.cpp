#include "art/workshop.hpp"

#include <future>
#include <new>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>
#include <poll.h>

using namespace ludarium::shell;

namespace {

void await(Workshop& workshop) {
    pollfd ready{workshop.descriptor(), POLLIN, 0};
    ASSERT_EQ(::poll(&ready, 1, 10'000), 1);
}

} // namespace

TEST(Workshop, WorksElsewhereAndHandsOverHere) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::thread::id worker;
    std::thread::id receiver;
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover {
        worker = std::this_thread::get_id();
        return [&] { receiver = std::this_thread::get_id(); };
    });
    await(workshop);
    EXPECT_EQ(receiver, std::thread::id());
    workshop.poll();
    EXPECT_EQ(receiver, std::this_thread::get_id());
    EXPECT_NE(worker, receiver);
}

TEST(Workshop, HandsOverInTheOrderOfTheOrders) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::string done;
    for (const char name : {'a', 'b', 'c'})
        workshop.order(&workshop, [&done, name](Easel&) -> Workshop::Handover {
            return [&done, name] { done += name; };
        });
    while (done.size() < 3) {
        await(workshop);
        workshop.poll();
    }
    EXPECT_EQ(done, "abc");
}

TEST(Workshop, AForgottenOrderIsNeverHandedOver) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::string done;
    std::promise<void> begun;
    std::promise<void> forgotten;
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover {
        begun.set_value();
        forgotten.get_future().wait();
        return [&] { done += 'a'; };
    });
    begun.get_future().wait();
    workshop.forget_orders(&workshop);
    forgotten.set_value();
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover { return [&] { done += 'b'; }; });
    await(workshop);
    workshop.poll();
    EXPECT_EQ(done, "b");
}

TEST(Workshop, ForgettingOnesOrdersLeavesThoseOfOthers) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::string done;
    const int other = 0;
    workshop.order(&other, [&](Easel&) -> Workshop::Handover { return [&] { done += 'a'; }; });
    workshop.forget_orders(&workshop);
    await(workshop);
    workshop.poll();
    EXPECT_EQ(done, "a");
}

TEST(Workshop, GoesOnAfterWorkThatThrows) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::string done;
    workshop.order(&workshop, [](Easel&) -> Workshop::Handover {
        throw std::runtime_error("the disk is gone");
    });
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover { return [&] { done += 'b'; }; });
    while (done.empty()) {
        await(workshop);
        workshop.poll();
    }
    EXPECT_EQ(done, "b");
}

TEST(Workshop, WorkThatFailedForWantOfMemoryIsDoneLater) {
    Workshop workshop{PictureCache({}), "/nowhere"};
    std::string done;
    int tries = 0;
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover {
        if (++tries < 3) throw std::bad_alloc();
        return [&] { done += 'a'; };
    });
    workshop.order(&workshop, [&](Easel&) -> Workshop::Handover { return [&] { done += 'b'; }; });
    while (done.size() < 2) {
        await(workshop);
        workshop.poll();
    }
    EXPECT_EQ(done, "ba");
    EXPECT_FALSE(workshop.busy());
}
