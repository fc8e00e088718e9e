import { expect, it } from 'vitest'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { emptyStates } from '../screens/empty-states.ts'
import { dictionaries, sourceFiles } from '../source-files.ts'

/** What stands where there is nothing, of every list: where it is asked for, and the keys of its words. */
const EMPTY = sourceFiles('src', /\.tsx$/).flatMap(({ path, text }) => {
  const [, named = ''] = /useTranslation\((\[[^\]]*\]|'[^']*')/.exec(text) ?? []
  const namespaces = [...named.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? '')
  return [...text.matchAll(/\bempty=\{(?:<Typography[^>]*>\{)?t\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, asked = '']) => [...asked.matchAll(/['`]([\w.${}]+)['`]/g)].map(([, key = '']) => ({ path, namespaces, key })),
  )
})

/** They say that something is not, in a dialog that says beside it what is. */
const IN_FULL = ['goes.none', 'keeps.none', 'holds.none', 'told.none']

it('every list that is empty says why, and what comes next', () => {
  expect(EMPTY.length).toBeGreaterThan(40)
  const short = LOCALES.flatMap((locale) => {
    const words = dictionaries(locale)
    return EMPTY.filter(({ key }) => !IN_FULL.includes(key)).flatMap(({ path, namespaces, key }) => {
      // A key made of a value stands for all that begin like it.
      const shape = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+')}$`)
      const texts = namespaces.flatMap((namespace) =>
        [...(words.get(namespace) ?? [])].flatMap(([name, said]) => (shape.test(name) ? [String(said)] : [])),
      )
      if (texts.length === 0) return [`${path}: no words for ${key}`]
      return texts.filter((said) => said.split(/[.।](?:\s|$)/).length < 3).map((said) => `${path}: ${said}`)
    })
  })
  expect(short).toEqual([])
})

it('every empty state of a customer has a title and a way on inside it', () => {
  const all = emptyStates()
  expect(all.filter(({ words }) => words === '')).toEqual([])
  const ends = all.filter(({ inside }) => !/<(Button|LinkButton|Link)\b/.test(inside))
  expect(ends.map(({ name }) => name)).toEqual([])
})
