import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const SERVER = sourceFiles('server', /\.ts$/)
const CODE = [...SERVER, ...sourceFiles('src', /\.tsx?$/)]
const found = (files: typeof CODE, pattern: RegExp, except: string): string[] =>
  files
    .filter(({ path }) => path !== except)
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`))

it('rupees and paise are converted in one place', () => {
  expect(found(SERVER, /[*/] 100\b(?![._])/g, '')).toEqual([])
  expect(
    found(
      CODE,
      /(?:const|function) (?:to|in)?(?:paise|rupees)Of\b|(?:const|function) to(?:Paise|Rupees)\b/gi,
      'src/contract/rules/paise.ts',
    ),
  ).toEqual([])
})

it('how long a day, an hour and a minute are is known in one place', () => {
  const lengths = /\b(?:DAY|HOUR|MINUTE|WEEK)_MS\b|\b86_?400_?000\b|\b3_?600_?000\b|60 \* 60 \* 1_?000|\* 60_000\b/g
  expect(found(CODE, lengths, 'src/contract/rules/time.ts')).toEqual([])
})
