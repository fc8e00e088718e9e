import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { MOST_FILES, ROOT, sourceFiles } from '../source-files.ts'

const FEATURES = 'src/features'
const features = readdirSync(join(ROOT, FEATURES))
const SOURCES = sourceFiles('src', /\.tsx?$/)

const IMPORTED = /(?:\bfrom |\bimport ?\(|\bimport )'([^'\n]+)'/g
/** The files of the repository that one imports, from the root. */
const importsOf = ({ path, text }: (typeof SOURCES)[number]): string[] =>
  [...text.matchAll(IMPORTED)].flatMap(([, name = '']) =>
    name.startsWith('#') ? [name.slice(1)] : name.startsWith('.') ? [posix.join(posix.dirname(path), name)] : [],
  )

const PAGES = new Set(SOURCES.filter(({ path }) => path.endsWith('Page.tsx')).map(({ path }) => posix.dirname(path)))
/** The page that a file is of: what lies deeper belongs to it. What is no page's stands for its folder. */
function roomOf(path: string): string {
  let folder = posix.dirname(path)
  while (folder.startsWith('src/areas/') && !PAGES.has(folder)) folder = posix.dirname(folder)
  return folder
}

it.each(features)('%s is of two pages or more: what one page uses stands beside it', (feature) => {
  const own = `${FEATURES}/${feature}/`
  const users = SOURCES.filter(
    (file) => !file.path.startsWith(own) && importsOf(file).some((path) => path.startsWith(own)),
  )
  expect(new Set(users.map(({ path }) => roomOf(path))).size).toBeGreaterThan(1)
})

it('features are laid out alike: one folder, and folders by part below it where it would hold more than a folder may', () => {
  const uneven = features.filter((feature) => {
    const files = sourceFiles(`${FEATURES}/${feature}`, /./)
    const floors = files.map(({ path }) => path.split('/').length - 3)
    return Math.max(...floors) > (files.length > MOST_FILES ? 2 : 1)
  })
  expect(uneven).toEqual([])
})
