import { sameHash } from '#server/crypto/vault.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { isWidgetHost } from '#src/contract/entities/integration/partner-integration.ts'

/** What a widget's publishable id says: the codes of its tracking links, and the web sites on which it may stand. */
export interface WidgetFacts {
  codes: string[]
  hosts: string[]
}

const signatureOf = (vault: Vault, text: string): string => vault.index('widget', text).slice(0, 32)

/** The publishable id: readable for everybody, and of no use once changed. It stops working with its links. */
export function newWidgetKey(vault: Vault, { codes, hosts }: WidgetFacts): string {
  const text = Buffer.from(JSON.stringify({ c: codes, h: hosts })).toString('base64url')
  return `w1.${text}.${signatureOf(vault, text)}`
}

/** Null for an id that we have not signed. */
export function readWidgetKey(vault: Vault, key: string): WidgetFacts | null {
  const [, text = '', signature = ''] = /^w1\.([\w-]{1,1200})\.([0-9a-f]{32})$/.exec(key) ?? []
  if (text === '' || !sameHash(signature, signatureOf(vault, text))) return null
  const { c, h } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { c: string[]; h: string[] }
  return { codes: c, hosts: h.filter(isWidgetHost) }
}
