import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { folderOf, titlesOf } from '#src/contract/pages/page-row.ts'
import { dictionaries, ROOT, sourceFiles } from '../source-files.ts'

const screensIn = (folder: string): string[] =>
  existsSync(join(ROOT, 'src/areas', folder))
    ? readdirSync(join(ROOT, 'src/areas', folder)).filter((file) => file.endsWith('Page.tsx'))
    : []

describe('a page is one row', () => {
  it.each(PAGE_KEYS)('%s: its folder has a screen, its title is in both languages', (page) => {
    const { titleKey } = PAGES[page]
    expect(screensIn(folderOf(PAGES[page]))).not.toEqual([])
    for (const language of ['en', 'hi'] as const)
      expect(dictionaries(language).get(titlesOf(PAGES[page]))?.get(titleKey)).toBeTruthy()
  })

  it.each(['titles', 'staff-titles', 'guide-titles'])('%s: no title is without a page', (namespace) => {
    const asked = PAGE_KEYS.filter((page) => titlesOf(PAGES[page]) === namespace).map((page) => PAGES[page].titleKey)
    const keys = [...(dictionaries('en').get(namespace)?.keys() ?? [])].filter((key) => !key.startsWith('document.'))
    expect(keys.filter((key) => !asked.includes(key))).toEqual([])
  })

  it('what search engines may list has a description in every language, and no other page has one', () => {
    const listed = PAGE_KEYS.filter((page) => PAGES[page].prerendered && !PAGES[page].unlisted)
    const keys = new Set(listed.map((page) => PAGES[page].titleKey))
    for (const language of LOCALES) {
      const texts = dictionaries(language).get('descriptions') ?? new Map<string, string>()
      expect(new Set(texts.keys())).toEqual(keys)
      // Longer ones are cut off in a list of results.
      expect([...texts].filter(([, text]) => String(text).length > 165)).toEqual([])
    }
  })

  it('every screen belongs to a row', () => {
    const folders = new Set(PAGE_KEYS.map((page) => folderOf(PAGES[page])))
    const homeless = sourceFiles('src/areas', /Page\.tsx$/).filter(
      ({ path }) => !folders.has(path.replace(/^src\/areas\/|\/[^/]+$/g, '')),
    )
    expect(homeless.map(({ path }) => path)).toEqual([])
  })

  it('pages that share a folder weigh the same', () => {
    const weights = new Map<string, Set<string>>()
    for (const page of PAGE_KEYS) {
      const folder = folderOf(PAGES[page])
      weights.set(folder, (weights.get(folder) ?? new Set()).add(PAGES[page].weight))
    }
    expect([...weights].filter(([, all]) => all.size > 1)).toEqual([])
  })

  it('what is drawn beforehand is public', () => {
    const public_ = PAGE_KEYS.filter((page) => PAGES[page].prerendered && PAGES[page].guard !== 'none')
    expect(public_).toEqual([])
  })
})
