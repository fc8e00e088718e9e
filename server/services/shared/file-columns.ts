import { textsIn } from '#server/texts/texts-in.ts'
import type { Say, TextKey } from '#server/texts/texts-in.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'

/** A column of a list's file: its head is the screen's where the screen has the column, else one of `file-columns`. */
export interface FileColumn<Row> {
  head: TextKey
  /** Amounts and days stay as they are, for whoever reckons with them; what is a word is said as the screen says it. */
  cell: (row: Row, say: Say) => unknown
  /** Its cells are ISO instants, and stand as India's minutes. */
  time?: true
}

/** A list's columns in the words of its reader. */
export function columnsIn<Row>(language: Locale, columns: readonly FileColumn<Row>[]) {
  const say = textsIn(language)
  return {
    heads: columns.map(({ head, time }) => (time ? `${say(head)} (IST)` : say(head))),
    cellsOf: (row: Row): unknown[] =>
      columns.map(({ cell, time }) => {
        const value = cell(row, say)
        return time && typeof value === 'string' ? istMinute(new Date(value)) : value
      }),
  }
}
