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

if (!existsSync(BUILT) || SOURCES.some((name) => newest(join(ROOT, name)) > statSync(BUILT).mtimeMs)) {
  const { buildAll } = await import('./build.mjs')
  await buildAll()
}

const DEMO = `
  Log-ins, all with the password Demo@12345:
    admin     admin@demo.test (administrator), analyst@demo.test, agent@demo.test   at /admin/login
    partner   partner@demo.test, partner2@demo.test                                 at /partner/login
  Customers sign in with any 10 digits; their codes are at /outbox.`
const EMBEDDED = `
  The embedded database does not wait for the disk: good for demos, not for a power cut. Set DATABASE_URL for PostgreSQL.`

const banner = ({ url, env }) => `
  CreditLane is ready: ${url}   (${env.mode} mode)
${env.mode === 'live' ? '' : DEMO}
${env.databaseUrl === null ? EMBEDDED : ''}`

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
if (server) console.log(banner(server))
