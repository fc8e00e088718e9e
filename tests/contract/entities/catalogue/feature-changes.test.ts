import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchFeatures } from '#src/contract/entities/catalogue/feature-changes.ts'

const counter = () => {
  let made = 0
  return () => `new-${(made += 1)}`
}

it('tells new, reworded, moved and dropped features of a card apart', () => {
  const before = ['No annual fee', 'Lounge visits', 'Fuel waiver']
  const ids = ['a', 'b', 'c']
  expect(
    matchFeatures(before, ids, ['Fuel waiver', 'No annual fee', 'Four lounge visits', 'Insurance'], counter()),
  ).toEqual({
    ids: ['c', 'a', 'new-1', 'new-2'],
    created: 2,
    updated: 0,
    uuids: ['new-1', 'new-2'],
  })
  expect(matchFeatures(before, ids, ['No annual fee', 'Four lounge visits', 'Fuel waiver', 'More'], counter())).toEqual(
    {
      ids: ['a', 'b', 'c', 'new-1'],
      created: 1,
      updated: 1,
      uuids: ['b', 'new-1'],
    },
  )
  expect(matchFeatures(before, ids, ['Lounge visits'], counter())).toEqual({
    ids: ['b'],
    created: 0,
    updated: 0,
    uuids: [],
  })
})

it('gives every feature one UUID, its own, and counts what it names', () => {
  const texts = fc.array(fc.constantFrom('one', 'two', 'three', 'four'), { maxLength: 6 })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const ids = before.map((_, at) => `old-${at}`)
      const changes = matchFeatures(before, ids, after, counter())
      expect(changes.ids).toHaveLength(after.length)
      expect(new Set(changes.ids).size).toBe(after.length)
      expect(changes.created + changes.updated).toBe(changes.uuids.length)
      expect(changes.ids.filter((id) => id.startsWith('new-'))).toHaveLength(changes.created)
      expect(matchFeatures(after, changes.ids, after, counter()).uuids).toEqual([])
    }),
  )
})
