import { listNamedCookieRows, saveCookieRow } from '#server/db/repositories/identity/cookies.ts'
import type { Deps } from '#server/deps.ts'
import { cookieAad } from '../shared/cookie-aad.ts'

/** Where a sign-in comes from, as coarse as people need it to know their own devices. Empty text = not known. */
export interface Device {
  browser: string
  system: string
  network: string
}

// The first that fits counts: most browsers name their relatives too.
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

export function deviceOf(agent: string, ip: string): Device {
  const find = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent))?.[0] ?? ''
  return { browser: find(BROWSERS), system: find(SYSTEMS), network: coarse(ip) }
}

/** The first half of an IPv4 address, the first two groups of an IPv6 one. */
function coarse(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 2).join('.')}.x.x`
  const groups = plain.split(':')
  return groups.length > 2 && groups[0] ? `${groups.slice(0, 2).join(':')}:…` : ''
}

/** Kept with the sign-in's other values and gone with them; no screen's call can read or write this name. */
const NAME = 'device'

export async function saveDevice(deps: Deps, sidHash: string, expiresAt: Date, device: Device): Promise<void> {
  await saveCookieRow(deps.db, {
    sid_hash: sidHash,
    name: NAME,
    value_enc: deps.vault.sealShared(JSON.stringify(device), cookieAad(sidHash, NAME)),
    minutes: Math.ceil((expiresAt.getTime() - deps.clock.now().getTime()) / 60_000),
    expires_at: expiresAt,
  })
}

const UNKNOWN: Device = { browser: '', system: '', network: '' }

/** The devices of several sign-ins; of one that is over nothing is known any more. */
export async function readDevices(deps: Deps, sidHashes: readonly string[]): Promise<(sidHash: string) => Device> {
  const rows = await listNamedCookieRows(deps.db, sidHashes, NAME, deps.clock.now())
  const devices = new Map(
    rows.map(({ sid_hash, value_enc }) => [
      sid_hash,
      JSON.parse(deps.vault.openShared(value_enc, cookieAad(sid_hash, NAME))) as Device,
    ]),
  )
  return (sidHash) => devices.get(sidHash) ?? UNKNOWN
}
