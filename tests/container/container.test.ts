import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { ROOT } from '#tests/structure/source-files.ts'

interface Step {
  word: string
  rest: string
}
// It also runs by itself, so it is plain JavaScript.
const { readCopy, readStages } = (await import(/* @vite-ignore */ `${ROOT}tests/container/containerfile.mjs`)) as {
  readStages: (path: string) => { name: string; steps: Step[] }[]
  readCopy: (rest: string) => { from: string | null; to: string; sources: string[] }
}
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const stages = readStages(join(ROOT, 'deploy/Containerfile'))
const last = stages.at(-1)?.steps ?? []
const of = (word: string) => last.flatMap((step) => (step.word === word ? [step.rest] : []))
const env = Object.fromEntries(
  of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
)
const compose = read('deploy/compose.yaml')
const proxy = read('deploy/haproxy.cfg')
/** A setting of each line. */
const LIVE = Object.fromEntries(
  read('deploy/live.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
/** What the build makes of the checkout. */
const MADE = ['/app/node_modules', '/app/dist']

it('the container file takes what is there, or what its build makes', () => {
  const copies = stages.flatMap(({ steps }) =>
    steps.filter(({ word }) => word === 'COPY').map(({ rest }) => readCopy(rest)),
  )
  expect(copies.length).toBeGreaterThan(4)
  const missing = copies.flatMap(({ from, sources }) =>
    sources.filter((source) =>
      from === null
        ? !existsSync(join(ROOT, source))
        : !MADE.includes(source) && !existsSync(join(ROOT, source.replace('/app/', ''))),
    ),
  )
  expect(missing).toEqual([])
  for (const { from } of copies) if (from !== null) expect(stages.map(({ name }) => name)).toContain(from)
})

it('its commands are scripts of the package, or npm’s own', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = stages.flatMap(({ steps }) => steps.flatMap(({ word, rest }) => (word === 'RUN' ? [rest] : [])))
  expect(commands).toContain('npm run build')
  for (const [, script = ''] of commands.join('\n').matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script)
  const [program, file] = JSON.parse(of('CMD')[0] ?? '[]') as string[]
  expect(`${program} ${file}`).toBe(scripts['start'])
})

it('it runs on the recommended Node, not as root, and ends as the process expects', () => {
  const images = [...read('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(images)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]))
  expect(of('USER')).toEqual(['node'])
  expect(last.findIndex(({ word }) => word === 'USER')).toBeLessThan(last.findIndex(({ word }) => word === 'CMD'))
  expect(of('STOPSIGNAL')).toEqual(['SIGTERM'])
})

it('its settings are settings, and its health check asks the port that it listens on', () => {
  const { port, host, dataDir, mode } = readEnv({ ...LIVE, ...env })
  expect({ port, host, dataDir, mode }).toEqual({ port: 4000, host: '0.0.0.0', dataDir: '/app/data', mode: 'live' })
  expect(of('EXPOSE')).toEqual([String(port)])
  expect(of('VOLUME')).toEqual([dataDir])
  expect(of('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${port}${ENDPOINTS.getHealth.path}`)
})

it('the example of live settings is complete, and every line of it is described', () => {
  expect(() => readEnv({ ...LIVE, CREDITLANE_MODE: 'live' })).not.toThrow()
  const guide = read('docs/operations.md')
  expect(Object.keys(LIVE).filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  for (const name of ['SMS_SENDER', 'DATABASE_URL', 'COMPANY_NAME'])
    expect(() => readEnv({ ...LIVE, CREDITLANE_MODE: 'live', [name]: '' }), name).toThrow(name)
})

it('the services are those that the proxy sends to, with files that are there', () => {
  const services = [...compose.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
  const servers = [...proxy.matchAll(/^ {4}server (\w+) (\w+):(\d+)$/gm)]
  expect(servers.map(([, , host]) => host)).toEqual(['process1', 'process2'])
  for (const [, name, host, port] of servers) {
    expect(services).toContain(host)
    expect([name, port]).toEqual([host, env['PORT']])
  }
  expect(proxy).toContain(`option httpchk GET ${ENDPOINTS.getHealth.path}`)
  const published = [...compose.matchAll(/- '\d+:(\d+)'/g)].map(([, inside]) => inside)
  expect([...proxy.matchAll(/^ {4}bind :(\d+)/gm)].map(([, inside]) => inside)).toEqual(published)
  const { hostname, username, pathname } = new URL(LIVE['DATABASE_URL'] ?? '')
  expect(services).toContain(hostname)
  expect(compose).toContain(`POSTGRES_USER: ${username}`)
  expect(compose).toContain(`POSTGRES_DB: ${pathname.slice(1)}`)
  expect(compose).toContain('env_file: live.env\n')
  for (const [, path = ''] of compose.matchAll(/^ {4,6}- \.\/(\S+?):/gm))
    if (path !== 'tls.pem') expect(existsSync(join(ROOT, 'deploy', path)), path).toBe(true)
  expect(compose).toContain(`dockerfile: deploy/Containerfile`)
})

it('the proxy adds the one address that the process believes, and keeps no connection longer than the process', () => {
  expect(proxy).toContain('option forwardfor')
  expect(LIVE['TRUSTED_PROXIES']).toBe('1')
  const kept = Number(/keepAliveTimeout: (\d+)_000/.exec(read('server/main.ts'))?.[1])
  expect(Number(/pool-purge-delay (\d+)s/.exec(proxy)?.[1])).toBeLessThan(kept)
})
