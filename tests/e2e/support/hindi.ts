import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { BRANDS } from '../../../src/contract/brands/registry.ts'
import { INVENTED_COMPANY } from '../../../src/contract/entities/shared/company.ts'
import { latinWords } from '../../setup/latin-words.ts'

/** Names of people's firms and of their goods: nobody translates them. */
const NAMED: Record<string, readonly string[]> = {
  'credit-cards': ['category_name', 'issuer'],
  'insurance-plans': ['name', 'insurer'],
  lenders: ['name', 'nodal_officer_name'],
  vouchers: ['merchant', 'code_prefix'],
}
const NAMES = [
  INVENTED_COMPANY.legalName,
  INVENTED_COMPANY.address,
  ...Object.values(BRANDS).map(({ name }) => name),
  ...Object.entries(NAMED).flatMap(([file, keys]) => {
    const rows = JSON.parse(readFileSync(`server/seed/${file}.json`, 'utf8')) as Record<string, string>[]
    return rows.flatMap((row) => keys.map((key) => row[key] ?? ''))
  }),
].filter(Boolean)

/** References, numbers of lines in RBI’s form, names of the tax office’s forms, names behind stars, addresses (also their first half, where a line may break), hosts and SHA-256 sums, which are copied letter by letter. */
const CODES =
  /\b[0-9a-f]{64}\b|\b[A-Z]{2,6}-[\dA-Za-z-]+\b|\b\d+\([ivABbd]+\)|\b2[467]Q\b|\b[A-Z]\*+|\b[A-Z]{2} \d{4}\b|\b[\w.-]+@[\w.-]*|\b(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?/g

/** The short address of a partner's link. */
const LINK = /\/go\/\w+/g

/**
 * Nothing in Latin letters is read on a Hindi page but names, terms that Hindi says so, and what is marked as English.
 * `typed` is what the journey itself has written. Goes on, so that one look finds all.
 */
export async function expectHindi(page: Page, what: string, typed: readonly string[] = []): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, noscript, [lang=en], svg')) continue
      const text = node.textContent ?? ''
      // The letters in somebody's mark: drawn, not said.
      if (holder.closest('[aria-hidden=true], .avatar') && /^[A-Z]{1,2}$/.test(text)) continue
      if (/[A-Za-z]/.test(text)) found.push(text)
    }
    return [...new Set(found)]
  })
  // One name may be a part of another.
  const names = [...typed, ...NAMES].sort((a, b) => b.length - a.length)
  const english = texts.flatMap((text) => {
    // First, as its random letters may have a short name among them.
    const plain = text.replaceAll(LINK, ' ')
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), plain).replaceAll(CODES, ' ')
    return latinWords(rest).length > 0 ? [text.trim()] : []
  })
  expect.soft(english, `English on ${what} in Hindi`).toEqual([])
}
