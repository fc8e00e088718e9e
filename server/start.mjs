import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = join(ROOT, 'dist/server/prepared-db.tar.gz')
const SOURCES = ['src', 'server', 'public', 'index.html', 'vite.config.ts', 'package.json', '.env.production']

/** Newest change below a path, milliseconds; 0 when there is nothing. */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  return stat.isDirectory()
    ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
    : stat.mtimeMs
}

// Where only what is built was brought, there is nothing to compare it with.
const hasSources = existsSync(join(ROOT, 'src'))
if (!existsSync(BUILT) || (hasSources && SOURCES.some((name) => newest(join(ROOT, name)) > statSync(BUILT).mtimeMs))) {
  const built = await import('./build.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  })
  if (!built) {
    console.error(
      existsSync(BUILT)
        ? 'The sources are newer than what is built in dist/, and the tools that build are not installed (npm ci --omit=dev).'
        : 'Nothing is built yet in dist/, and the tools that build are not installed (npm ci --omit=dev).',
    )
    console.error('Run npm ci && npm run build first, or bring dist/ from the machine that built it.')
    process.exit(1)
  }
  await built.buildAll()
}

const main = await import('../dist/server/main.js')
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? '')
}
const countOf = (name, fallback) => {
  const count = Number(option(name) ?? fallback)
  if (Number.isInteger(count) && count >= 0) return count
  throw new Error(`npm run seed -- --${name} N: N is a whole number`)
}
if (process.argv.includes('--seed')) {
  const leads = countOf('leads', 0)
  const customers = countOf('customers', leads > 0 ? 0 : 1000)
  await main.seedBook({ customers, leads, partner: option('partner') || 'cl' })
  console.log(`Added ${customers} customers and ${leads} leads.`)
  process.exit()
}
const server = await main.runServer()
if (server) console.log(main.banner(server.url, server.env))
