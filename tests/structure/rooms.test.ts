import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MOST_FILES, ROOT, sourceFiles } from './source-files.ts'

/** One file each by their nature: a namespace of texts, a change of the tables. */
const LISTS = /^(src\/locales\/\w+|server\/db\/migrations)(\/|$)/

/** A file for each room, which the other rules of this file compare. */
const A_FILE_A_ROOM = 'one file a room'
/** What is done with one noun, one action a file: cut further, a reader would have to know the cut to find an action. */
const ACTIONS = 'the actions of one noun'
/** Folders that may hold more, how many files at most, and why. */
const LONGER: Readonly<Record<string, readonly [most: number, why: string]>> = {
  'src/contract/endpoints/admin': [40, A_FILE_A_ROOM],
  'server/routes/admin': [40, A_FILE_A_ROOM],
  'server/db/schema': [40, A_FILE_A_ROOM],
  'server/services/applications': [40, ACTIONS],
  'server/services/catalogue': [40, ACTIONS],
  'server/services/earnings': [40, ACTIONS],
  'server/services/identity': [40, ACTIONS],
  'server/services/messages': [40, ACTIONS],
  'server/services/partners': [40, ACTIONS],
  'server/services/privacy': [40, ACTIONS],
  'server/services/support': [40, ACTIONS],
}

const SERVICES = 'server/services'
const SCHEMA = 'server/db/schema'
const ENDPOINT_FILES = 'src/contract/endpoints'
const ROUTES = 'server/routes'
/** What is cut into the same rooms as the services. */
const MIRRORS = ['server/db/repositories', 'src/contract/entities', 'tests/server/services', 'tests/contract/entities']

const rooms = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const looseFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)

const FUNCTION = /^export (?:async )?function\*? (\w+)|^export const (\w+)[^=\n]*= (?:async )?(?:\(|<|\w+ =>)/gm
const functionsOf = (text: string): string[] =>
  [...text.matchAll(FUNCTION)].map(([, named, arrow]) => named ?? arrow ?? '')
const camelOf = (path: string): string =>
  posix.basename(path, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the rooms', () => {
  it.each([SERVICES, ...MIRRORS])('hold every file of %s', (folder) => {
    expect(rooms(folder).length).toBeGreaterThan(3)
    expect(looseFiles(folder)).toEqual([])
  })

  it.each(MIRRORS)('have the same names in %s', (folder) => {
    const known = rooms(SERVICES)
    expect(rooms(folder).filter((name) => !known.includes(name))).toEqual([])
  })

  it('have the same names in the schema, a file each', () => {
    const files = sourceFiles(SCHEMA, /\.ts$/)
    expect(files.length).toBeGreaterThan(20)
    const known = rooms(SERVICES).map((name) => `${SCHEMA}/${name}.ts`)
    expect(files.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
    // Every table is in one of them: what stands elsewhere is not seen by `npm run db:generate`.
    const elsewhere = sourceFiles('server', /\.ts$/).filter(({ text }) => /\bpg(?:Table|Sequence)\(/.test(text))
    expect(elsewhere.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  })

  it('name the calls: what a file of the contract describes, the routes in the file of the same name answer', () => {
    const pathsIn = (folder: string) =>
      sourceFiles(folder, /\.ts$/)
        .map(({ path }) => path.slice(folder.length + 1))
        .filter((path) => path.includes('/'))
        .toSorted()
    const described = pathsIn(ENDPOINT_FILES)
    expect(described.length).toBeGreaterThan(60)
    expect(pathsIn(ROUTES)).toEqual(described)
    const unrelated = described.filter(
      (path) => !readFileSync(join(ROOT, ROUTES, path), 'utf8').includes(`'#${ENDPOINT_FILES}/${path}'`),
    )
    expect(unrelated).toEqual([])
    const known = rooms(SERVICES)
    const roomless = described.filter((path) => {
      const name = posix.basename(path, '.ts')
      return !known.some((room) => name === room || name.startsWith(`${room}-`))
    })
    expect(roomless).toEqual([])
  })

  it('hold one action a file, named as its function; helpers stand in `shared` and `public`', () => {
    const actions = sourceFiles(SERVICES, /\.ts$/).filter(({ path }) => !/\/(?:shared|public)\//.test(path))
    expect(actions.length).toBeGreaterThan(150)
    const strange = actions.filter(({ path, text }) => {
      const [only, ...more] = functionsOf(text)
      return only !== camelOf(path) || more.length > 0
    })
    expect(strange.map(({ path, text }) => `${path}: ${functionsOf(text).join(', ')}`)).toEqual([])
  })

  it('stand on one floor each, and the page of the architecture says which', () => {
    const floors = JSON.parse(readFileSync(join(ROOT, 'tools/lint/floors.json'), 'utf8')) as string[][]
    expect(floors.flat().toSorted()).toEqual(rooms(SERVICES).toSorted())
    const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    const [, list = ''] = /^```floors\n([\s\S]*?)^```$/m.exec(page) ?? []
    expect(list.trim().split('\n')).toEqual(floors.map((floor) => floor.join(' ')))
  })

  it('of the contract has its parts on floors, which the page of the architecture says', () => {
    const floors = JSON.parse(readFileSync(join(ROOT, 'tools/lint/contract-floors.json'), 'utf8')) as string[][]
    const parts = floors.flat()
    expect(parts.filter((part) => !existsSync(join(ROOT, 'src/contract', part)))).toEqual([])
    const first = (path: string) => path.slice('src/contract/'.length).split('/')[0] ?? ''
    const without = sourceFiles('src/contract', /./).filter(({ path }) => !parts.includes(first(path)))
    expect(without.map(({ path }) => path)).toEqual([])
    const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    const [, list = ''] = /^```contract-floors\n([\s\S]*?)^```$/m.exec(page) ?? []
    expect(list.trim().split('\n')).toEqual(floors.map((floor) => floor.join(' ')))
  })

  it('keep in `public` what others use, and nothing else; `shared` is their own, which the linter knows', () => {
    const isImported = new Set(
      sourceFiles('server', /\.ts$/).flatMap(({ path, text }) =>
        [...text.matchAll(/from '([^']+)'/g)]
          .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name)))
          .filter((name) => !path.startsWith(`${posix.dirname(posix.dirname(name))}/`)),
      ),
    )
    const offered = sourceFiles(SERVICES, /\.ts$/).filter(({ path }) => path.includes('/public/'))
    expect(offered.length).toBeGreaterThan(50)
    expect(offered.map(({ path }) => path).filter((path) => !isImported.has(path))).toEqual([])
  })

  it('have shelves on the second floor, and below `shared` where it would hold more than a folder may', () => {
    const sources = sourceFiles(SERVICES, /./).map(({ path }) => path)
    const shelf = /^server\/services\/(?:[a-z]+\/(?:(?:shared|public)\/)?|(?:[a-z]+\/)?shared\/[a-z-]+\/)[a-z-]+\.ts$/
    expect(sources.filter((path) => !shelf.test(path))).toEqual([])
    const cut = new Set(sources.flatMap((path) => /^.*\/shared(?=\/[a-z-]+\/)/.exec(path) ?? []))
    const whole = (folder: string) => sources.filter((path) => path.startsWith(`${folder}/`)).length
    expect([...cut].filter((folder) => whole(folder) <= MOST_FILES)).toEqual([])
  })
})

it('no folder holds more than anybody reads', () => {
  const counts = new Map<string, number>()
  for (const folder of ['src', 'server', 'tests', 'bench'])
    for (const { path } of sourceFiles(folder, /./)) {
      const parent = posix.dirname(path)
      if (!LISTS.test(parent)) counts.set(parent, (counts.get(parent) ?? 0) + 1)
    }
  const most = (folder: string) => LONGER[folder]?.[0] ?? MOST_FILES
  expect([...counts].filter(([folder, count]) => count > most(folder))).toEqual([])
  // A folder that has been cut leaves the list.
  expect(Object.keys(LONGER).filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)).toEqual([])
})

it('names in benchmarks and in the search for faults are of files that are there', () => {
  const tools = [...sourceFiles('bench', /\.mjs$/), ...sourceFiles('tests/mutation', /^scope\.mjs$/)]
  const named = tools.flatMap(({ path, text }) =>
    [...text.matchAll(/'\/?((?:src|server|tests)\/[\w./-]+\w)'/g)].map(([, name]) => ({ path, name: name ?? '' })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([])
})
