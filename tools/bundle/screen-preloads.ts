import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import type { SCREEN_FILES } from '../../src/app/screen-files.ts'
import { LOCALES } from '../../src/contract/entities/shared/language.ts'

const ROOT = join(import.meta.dirname, '../..')

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Files that arrive with one, itself among them: those that it imports, what they import, and their stylesheets. */
function arriving(start: readonly Rolldown.OutputChunk[], chunks: Chunks): Set<string> {
  const seen = new Set(start)
  for (const { imports } of seen)
    for (const name of imports) {
      const imported = chunks.get(name)
      if (imported) seen.add(imported)
    }
  return new Set([...seen].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}

/** The scripts that arrive with these, each behind what it imports: run one by one, each runs itself alone. */
function inOrder(start: readonly Rolldown.OutputChunk[], chunks: Chunks): string[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const ordered: string[] = []
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) visit(imported)
    }
    ordered.push(chunk.fileName)
  }
  start.forEach(visit)
  return ordered
}

/**
 * Files that import each other: one of them would run before what it needs, and the page would stay empty. Names the modules
 * whose imports lead from one to the other; to be put right in tools/bundle/groups.ts.
 */
function circles(chunks: Chunks, importsOf: (id: string) => readonly string[]): string[] {
  return [...chunks.values()].flatMap((chunk) =>
    chunk.imports.flatMap((name) => {
      const imported = chunks.get(name)
      if (!imported || chunk.isEntry || imported.isEntry || !arriving([imported], chunks).has(chunk.fileName)) return []
      const there = new Set(imported.moduleIds)
      const pairs = chunk.moduleIds.flatMap((id) =>
        importsOf(id).flatMap((to) => (there.has(to) ? [`${id} -> ${to}`] : [])),
      )
      return [`${chunk.name} needs ${imported.name}, which needs it: ${pairs.slice(0, 5).join(', ')}`]
    }),
  )
}

/**
 * Writes down, beside the client, for each page: which files its screen needs that not every page names, by language, and the
 * scripts of the screens that usually come next. The server names both in the page (server/http/shell/html.ts).
 */
export const screenPreloads = (): Plugin => ({
  name: 'creditlane-screen-preloads',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = '' }, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
    )
    const found = circles(chunks, (id) => this.getModuleInfo(id)?.importedIds ?? [])
    if (found.length > 0) throw new Error(found.join('\n'))
    const all = [...chunks.values()]
    const chunkOf = new Map(all.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
    const always = arriving(
      all.filter(({ isEntry }) => isEntry),
      chunks,
    )
    const { module } = await runnerImport<{ SCREEN_FILES: typeof SCREEN_FILES }>(
      join(ROOT, 'src/app/screen-files.ts'),
      {
        root: ROOT,
        configFile: false,
      },
    )
    const chunksOf = (paths: readonly string[]) => paths.flatMap((path) => chunkOf.get(join(ROOT, path)) ?? [])
    const filesOf = (paths: readonly string[]) =>
      [...arriving(chunksOf(paths), chunks)].filter((file) => !always.has(file))
    const modulesOf = new Map(module.SCREEN_FILES.map(({ page, modules }) => [page, modules]))
    const rows = module.SCREEN_FILES.map(({ page, modules, namespaces, next }) => {
      const here = arriving(chunksOf(modules), chunks)
      const ahead = inOrder(chunksOf(next.flatMap((each) => modulesOf.get(each) ?? [])), chunks)
      return [
        page,
        {
          files: Object.fromEntries(
            LOCALES.map((language) => [
              language,
              filesOf([...modules, ...namespaces.map((name) => `src/locales/${language}/${name}.json`)]),
            ]),
          ),
          ahead: ahead.filter((file) => !always.has(file) && !here.has(file)),
        },
      ]
    })
    writeFileSync(join(dir, '../preloads.json'), JSON.stringify(Object.fromEntries(rows)))
  },
})
