/** The middle one; the upper of two. */
export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

/** One line of a table in Markdown. */
export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`)

/** A table begins: its heads; the first column is on the left, figures on the right. */
export const table = (...heads) => {
  console.log()
  row(...heads)
  row(...heads.map((_, i) => (i === 0 ? '---' : '--:')))
}
