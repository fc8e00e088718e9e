import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeBrandPreviews } from '#server/http/images/brand-previews.ts'
import { PREVIEW_SIZE, previewPath } from '#server/http/shell/public-face.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { ROOT } from '#tests/structure/source-files.ts'

let client: string
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'creditlane-previews-'))
})
afterEach(() => rmSync(client, { recursive: true, force: true }))
const fonts = join(ROOT, 'server/pdf/fonts')

it('a brand has a picture of itself and of each product it offers, in every language, with words on it', async () => {
  const brand = { ...REGISTRY.find('cl'), kinds: ['personal', 'cards'] as const }
  await writeBrandPreviews(client, fonts, [brand])
  expect(readdirSync(join(client, 'previews')).length).toBe(3 * LOCALES.length)
  for (const kind of [null, 'personal', 'cards'] as const) {
    const drawn = await Promise.all(
      LOCALES.map(async (language) => {
        const file = join(client, previewPath(brand, kind, language))
        expect(existsSync(file), file).toBe(true)
        const { format, width, height } = await sharp(file).metadata()
        expect({ format, width, height }).toEqual({ format: 'png', ...PREVIEW_SIZE })
        // The title: white letters on the brand's dark ground.
        const title = { left: 80, top: 252, width: 600, height: 100 }
        const { channels } = await sharp(await sharp(file).extract(title).toBuffer()).stats()
        expect(Math.max(...channels.map(({ max }) => max))).toBe(255)
        return readFileSync(file)
      }),
    )
    expect(drawn[0]?.equals(drawn[1] ?? Buffer.alloc(0))).toBe(false)
  }
})

it('are drawn by the build', () => {
  expect(readFileSync(join(ROOT, 'server/build.mjs'), 'utf8')).toContain('await writeBrandPreviews(')
})
