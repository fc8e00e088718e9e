import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '#src/contract/brands/tokens.ts'
import { lenderMark } from '#src/ui/money/lender-mark.ts'

type Hex = Parameters<typeof contrast>[0]

const seeded = JSON.parse(readFileSync('server/seed/lenders.json', 'utf8')) as { name: string }[]
const names = [...new Set(seeded.map(({ name }) => name))]

describe("a lender's mark", () => {
  it('is another one for each of the lenders that we bring', () => {
    expect(names.length).toBeGreaterThan(30)
    expect(new Set(names.map((name) => JSON.stringify(lenderMark(name)))).size).toBe(names.length)
  })

  it('is the same wherever the name stands', () => {
    expect(lenderMark('Tamarind Bank')).toEqual(lenderMark('Tamarind Bank'))
    expect(lenderMark('Tamarind Bank')).not.toEqual(lenderMark('Tamarind Banks'))
  })

  it('can be told from its ground: white 7:1, what is beside it 4.5:1', () => {
    const many = Array.from({ length: 500 }, (_, index) => lenderMark(`Lender ${index}`))
    expect(new Set(many.map(({ ground }) => ground)).size).toBe(12)
    for (const { ground, shapes } of many)
      for (const { fill } of shapes)
        expect(contrast(fill as Hex, ground as Hex)).toBeGreaterThanOrEqual(fill === '#ffffff' ? 7 : 4.5)
  })
})
