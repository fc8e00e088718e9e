import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const listIn = (file: string): string | undefined =>
  /\.\.\/locales\/\*\/\{(admin,[^}]+)\}\.json/.exec(readFileSync(`src/lib/${file}`, 'utf8'))?.[1]

it('what is taken out of every visitor’s dictionaries is what the back offices list', () => {
  expect(listIn('office-texts.ts')).toContain('staff')
  expect(listIn('i18n.ts')).toBe(listIn('office-texts.ts'))
})
