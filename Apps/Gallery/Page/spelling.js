// Words that are nearly those that have been typed.

// How many letters are missing in a word, too many, others, or exchanged with their neighbours, compared with the beginning of another one that fits best
// (the optimal string alignment distance: Damerau 1964); more than `most` where there are more. `table[i][j]` is that of the first i letters and the first j.
export function errors(word, other, most) {
  const width = Math.min(other.length, word.length + most)
  if (width < word.length - most) return most + 1
  let before = [], last = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= width; j += 1) {
      const isSame = word[i - 1] === other[j - 1]
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(...last)
}

// As many as a hand makes: none in three letters, one in four to seven, two in longer words.
export const allowed = word => word.length < 4 ? 0 : word.length < 8 ? 1 : 2

// Of words, each with how often it is there, the one that a word was nearly, or nothing: the one with the fewest errors, of these the one that is as long, then the most frequent.
export function nearest(word, words) {
  let found, least = [allowed(word) + 1]
  for (const [other, count] of words) {
    const number = errors(word, other, Math.min(least[0], allowed(word)))
    if (number > allowed(word)) continue
    const rank = [number, Math.abs(other.length - word.length), -count]
    const place = rank.findIndex((each, index) => each !== least[index])
    if (place >= 0 && (least[place] === undefined || rank[place] < least[place])) [found, least] = [other, rank]
  }
  return found
}
