import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { ROOT } from './source-files.ts'

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
  hashes?: { alg: string; content: string }[]
  licenses?: { license?: { id?: string }; expression?: string }[]
}
interface Sbom {
  bomFormat: string
  metadata: { component: { name: string; type: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

// The build runs it, so it is plain JavaScript.
const { makeSbom, readLock } = (await import(/* @vite-ignore */ `${ROOT}server/build/write-sbom.mjs`)) as {
  makeSbom: (lock: Sbom, licences: string) => Sbom
  readLock: () => Sbom
}
const json = (path: string) => JSON.parse(readFileSync(ROOT + path, 'utf8')) as unknown
const { dependencies, devDependencies } = json('package.json') as Record<string, Record<string, string>>
const { packages } = json('package-lock.json') as {
  packages: Record<string, { version: string; dev?: boolean; resolved?: string; integrity?: string }>
}
/** As the build writes them: what it puts into the files of browsers stands among the tools in package.json. */
const SERVED = ['react', 'react-dom', 'dayjs'].map(
  (name) => `## ${name} - ${packages[`node_modules/${name}`]?.version} (MIT)`,
)
// As the build asks: it is made for production, and npm leaves packages out then.
vi.stubEnv('NODE_ENV', 'production')
const lock = readLock()
vi.unstubAllEnvs()
const sbom = makeSbom(lock, SERVED.join('\n\nMIT License\n\n'))
const named = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`))

/** What may be in the product without a look. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'Unlicense']
/** Looked at by hand. */
const LOOKED_AT: Record<string, RegExp> = {
  // Linked at run time and not changed, as LGPL asks.
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  // MIT, as its own LICENSE file says; its package.json does not.
  none: /^png-js$/,
}
const licenceOf = ({ licenses }: Component) => licenses?.[0]?.license?.id ?? licenses?.[0]?.expression ?? 'none'

describe('the lock file', () => {
  it('names no place but the registry, and has a sum of every package', () => {
    const others = Object.entries(packages)
      .filter(([path]) => path !== '')
      .filter(([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'))
    expect(others.map(([path]) => path)).toEqual([])
  })

  it('has no package that its authors have left at npm with faults', () => {
    // Its authors publish elsewhere since 0.18.5; what is here is a copy of the mended one under another name.
    expect(Object.keys(packages).filter((path) => /(^|\/)node_modules\/xlsx$/.test(path))).toEqual([])
  })
})

describe('the list of what the product is made of', () => {
  it('is of this product, in the form that scanners read', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'creditlane', type: 'application' } },
    })
  })

  it('names every package that the server runs on, direct or not, in the version of the lock file', () => {
    const needed = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
    for (const [name, version] of Object.entries(dependencies ?? {})) expect(needed).toContain(`${name}@${version}`)
    expect(needed.filter((each) => !named.has(each))).toEqual([])
  })

  it('names what browsers are served, and no tool that builds or tests', () => {
    expect(named).toContain(`react@${devDependencies?.['react']}`)
    for (const tool of ['vitest', 'vite', 'oxlint', '@playwright/test'])
      expect(named).not.toContain(`${tool}@${devDependencies?.[tool]}`)
    expect(() => makeSbom(lock, '## nobody-knows - 1.0.0 (MIT)')).toThrow('nobody-knows@1.0.0')
  })

  it('has a sum of each, and leads nowhere', () => {
    expect(sbom.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([])
    const known = new Set(sbom.components.map((each) => each['bom-ref']))
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
  })

  it('has no licence that nobody has looked at', () => {
    const strange = sbom.components.filter((each) => {
      const licence = licenceOf(each)
      const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
      return !choices.some((choice) => FREE.includes(choice)) && !LOOKED_AT[licence]?.test(each.name)
    })
    expect(strange.map((each) => `${each.name}: ${licenceOf(each)}`)).toEqual([])
  })
})
