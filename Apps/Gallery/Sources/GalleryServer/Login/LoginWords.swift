/// What the page on which the password is said says, in the languages of the gallery's own page.
struct LoginWords {
  /// As HTML's `lang` has it.
  let language: String
  let title: String
  let password: String
  let wrong: String
  /// Too many were wrong, and the next one may be said in so many seconds.
  let wait: (Int) -> String
  let enter: String
  let isIn: String
  let leave: String

  /// The words of the first language that somebody wants and that there is; English where there is none.
  ///
  /// - Parameter wanted: the field `Accept-Language`, such as `fr-CH, de;q=0.9, en;q=0.8` (RFC 9110, 12.5.4). A language with the weight 0 is not wanted.
  static func inLanguage(wanted: String?) -> LoginWords {
    var best: (words: LoginWords, weight: Double) = (english, 0)
    for range in (wanted ?? "").split(separator: ",") {
      let parts = range.split(separator: ";").map { part in part.filter { !$0.isWhitespace } }
      let name = parts.first?.split(separator: "-").first?.lowercased()
      guard let words = all.first(where: { $0.language == name }) else { continue }
      let said = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
      let weight = said.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > best.weight { best = (words, weight) }
    }
    return best.words
  }

  private static var all: [LoginWords] { [english, german, japanese] }

  private static var english: LoginWords {
    LoginWords(
      language: "en", title: "Photos", password: "Password",
      wrong: "That is not the password.",
      wait: { "Too many wrong passwords. Try again in \($0) \($0 == 1 ? "second" : "seconds")." },
      enter: "Show the photos", isIn: "You are signed in.", leave: "Sign out")
  }

  private static var german: LoginWords {
    LoginWords(
      language: "de", title: "Fotos", password: "Passwort",
      wrong: "Das ist nicht das Passwort.",
      wait: {
        "Zu viele falsche Passwörter. In \($0) \($0 == 1 ? "Sekunde" : "Sekunden") geht es wieder."
      },
      enter: "Fotos zeigen", isIn: "Du bist angemeldet.", leave: "Abmelden")
  }

  private static var japanese: LoginWords {
    LoginWords(
      language: "ja", title: "写真", password: "パスワード",
      wrong: "パスワードが違います。",
      wait: { "間違いが続きました。\($0)秒後にもう一度お試しください。" },
      enter: "写真を表示", isIn: "ログインしています。", leave: "ログアウト")
  }
}
