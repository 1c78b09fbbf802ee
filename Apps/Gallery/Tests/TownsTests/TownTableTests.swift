import Testing

@testable import Towns

@Suite struct TownTableTests {
  private func name(_ latitude: Double, _ longitude: Double) -> String? {
    TownTable.shared.town(latitude: latitude, longitude: longitude)?.name
  }

  @Test("A place in a city is the city's, and one in a suburb at its edge the suburb's")
  func cities() {
    #expect(name(48.137, 11.575) == "Munich")
    #expect(name(48.178, 11.59) == "Munich")
    #expect(name(38.708, -9.137) == "Lisbon")
    #expect(name(48.805, 2.12) == "Versailles")
    #expect(name(40.758, -73.985) == "New York City")
    #expect(name(35.62, 139.775) == "Tokyo")
    #expect(name(35.443, 139.638) == "Yokohama")
    #expect(name(-33.857, 151.215) == "Sydney")
  }

  @Test("A place near a town is that town's, and one far from all is nobody's")
  func reach() {
    #expect(name(38.8, -9.45) == "Colares")
    #expect(name(30, -40) == nil)
    #expect(name(23.5, 10.5) == nil)
    #expect(name(90, 0) == nil)
    #expect(name(-90, 180) == nil)
  }

  @Test("Towns on the other side of the line of dates are near")
  func dateLine() {
    let table = TownTable(text: Array("1\t0.0\t179.9\tFJ\t5\tEast\n".utf8))
    #expect(table.town(latitude: 0, longitude: -179.95)?.name == "East")
    #expect(table.town(latitude: 0, longitude: 180)?.name == "East")
    #expect(table.town(latitude: 0, longitude: -180)?.name == "East")
  }

  @Test("What is no place has no town")
  func noPlace() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, 91] {
      #expect(name(number, 0) == nil)
    }
    #expect(name(0, .nan) == nil)
    #expect(name(0, 181) == nil)
  }

  @Test("A town has its names, its country and its number at GeoNames")
  func names() {
    #expect(
      TownTable.shared.town(latitude: 48.137, longitude: 11.575)
        == Town(
          id: 2_867_714, name: "Munich", country: "DE", german: "München", japanese: "ミュンヘン",
          local: "München"))
    let lisbon = TownTable.shared.town(latitude: 38.708, longitude: -9.137)
    #expect(lisbon?.local == "Lisboa")
  }

  @Test("A Japanese name is written in Japanese; a town without one keeps its own")
  func japanese() {
    let amsterdam = TownTable.shared.town(latitude: 52.374, longitude: 4.89)
    #expect(amsterdam?.name == "Amsterdam" && amsterdam?.japanese == nil)
    let mariupol = TownTable.shared.town(latitude: 47.095, longitude: 37.541)
    #expect(mariupol?.name == "Mariupol" && mariupol?.japanese == nil)
    let paris = TownTable.shared.town(latitude: 48.853, longitude: 2.349)
    #expect(paris?.japanese == "パリ")
  }

  @Test("Lines that are none are left out")
  func damaged() {
    let text =
      "# head\n\n1\t2\n2\tnorth\t0\tXX\t5\tNowhere\n3\t95\t0\tXX\t5\tBeyond\n4\t1\t1\tXX\t5\tHere"
    let table = TownTable(text: Array(text.utf8))
    #expect(table.town(latitude: 1, longitude: 1) == Town(id: 4, name: "Here", country: "XX"))
    #expect(table.town(latitude: 10, longitude: 10) == nil)
  }
}
