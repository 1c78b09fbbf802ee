import Testing
import TouchKit
import TouchTesting

/// The dots below the pages.
@Suite struct PageDotTests {
  private func dots(of book: Book) -> UIPageControl? {
    book.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  private func opened(_ count: Int) -> Book {
    let book = Book()
    book.dots = count
    return book.open()
  }

  @Test func `There are dots where the data source says how many, below the pages`() throws {
    #expect(dots(of: opened(0)) == nil)
    let book = opened(5)
    let control = try #require(dots(of: book))
    #expect(control.numberOfPages == 5 && control.currentPage == 1)
    #expect(control.frame == CGRect(x: 0, y: 443, width: 320, height: 37))
    #expect(book.pages[1].view.frame.height == 443)
  }

  @Test func `They follow a finger, and turn pages themselves`() throws {
    let book = opened(5)
    let control = try #require(dots(of: book))
    book.flick(by: -150)
    book.tester.settle()
    #expect(control.currentPage == 2)
    book.tester.tap(at: CGPoint(x: 60, y: 460))
    #expect(control.currentPage == 2)
    book.tester.settle()
    #expect(book.shown == "B" && control.currentPage == 1)
    let told = book.stage.heard()
    #expect(told.contains("will turn to B") && told.hasSuffix("finished, turned, from C"))
  }

  @Test func `Two quick taps on them turn two pages`() throws {
    let book = opened(5)
    let control = try #require(dots(of: book))
    book.tester.tap(at: CGPoint(x: 260, y: 460))
    book.tester.advance(by: 0.05)
    book.tester.tap(at: CGPoint(x: 260, y: 460))
    book.tester.settle()
    #expect(book.shown == "D" && control.currentPage == 3)
  }

  @Test func `At the end they stay where they are`() throws {
    let book = Book("AB", at: 1)
    book.dots = 3
    book.open()
    let control = try #require(dots(of: book))
    book.tester.tap(at: CGPoint(x: 260, y: 460))
    book.tester.settle()
    #expect(book.shown == "B" && control.currentPage == 1)
  }
}
