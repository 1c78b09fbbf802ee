"""Choosing photos of the gallery: by a finger, and what the page says of it."""

from fingers import Hand
from gallery_page import place


def click(page, selector):
    page.run("document.querySelector(arguments[0]).click()", selector)


def chosen(page):
    """The numbers on the screen that are chosen."""
    return page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && /, chosen/.test(each.ariaLabel))"
                    ".map(each => Number(/photo (\\d+) of/.exec(each.ariaLabel)[1])).sort((a, b) => a - b)")


def says(page, words):
    page.wait_for(f"return document.body.classList.contains('choosing') && document.getElementById('chosen').textContent === '{words}'", 10)


def press_and_drag(page, *numbers, still=0.9):
    """A finger holds still on the first photo, goes over the others, and lifts."""
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: place(page, numbers[0])}).wait(still)
    for number in numbers[1:]:
        hand.glide({finger: place(page, number)}, 0.3)
    hand.wait(0.2).up(finger).perform()
