import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CSV_BOM, csvFile } from '#src/contract/rules/csv.ts'

/** A reader of RFC 4180 that knows nothing of the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const row = rows.at(-1) ?? []
    const add = (more: string) => row.push((row.pop() ?? '') + more)
    if (quoted) {
      if (sign !== '"') add(sign)
      else if (text[at + 1] === '"') {
        add('"')
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',') row.push('')
    else if (text.startsWith('\r\n', at)) {
      rows.push([''])
      at += 1
    } else add(sign)
  }
  return rows.slice(0, -1)
}

it('whatever is written is read again, and nothing begins like a formula', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r\n ,";|]{1,4}/))
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 3, maxLength: 3 })), (rows) => {
      const file = csvFile(['a', 'b', 'c'], rows)
      expect(file.startsWith(CSV_BOM)).toBe(true)
      const read = parse(file.slice(1))
      expect(read[0]).toEqual(['a', 'b', 'c'])
      read.slice(1).forEach((row, at) => {
        row.forEach((cell, column) => {
          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect([rows[at]?.[column], `'${rows[at]?.[column]}`]).toContain(cell)
        })
      })
      expect(read).toHaveLength(rows.length + 1)
    }),
  )
})

it('a number stays a number, below zero too, and nothing is nothing', () => {
  expect(csvFile(['a'], [[-5], [null], ['-5'], [{ a: 1 }], [true]])).toBe(
    `${CSV_BOM}a\r\n-5\r\n\r\n'-5\r\n"{""a"":1}"\r\ntrue\r\n`,
  )
})

it('only what begins like a formula is made text, blanks before it or not', () => {
  const cells = ['a=b', 'a\tb', '10 - 2', 'x =1', ' =1', '\u00a0+1', '\t1', '=1', '@x', '|x', '%x']
  expect(csvFile(['a'], [cells])).toBe(`${CSV_BOM}a\r\na=b,a\tb,10 - 2,x =1,' =1,'\u00a0+1,'\t1,'=1,'@x,'|x,'%x\r\n`)
})
