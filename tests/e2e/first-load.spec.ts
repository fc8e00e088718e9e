import type { Response } from '@playwright/test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const KB = 1000
const total = (bodies: readonly Buffer[], pack = (body: Buffer) => body): number =>
  bodies.reduce((sum, body) => sum + pack(body).length, 0) / KB

for (const path of ['/', '/verification']) {
  test(`first load of ${path} stays within its budget`, async ({ page, product }) => {
    const answers: Response[] = []
    page.on('response', (response) => void answers.push(response))
    await page.goto(product.origin + path, { waitUntil: 'load' })
    // What is fetched ahead for the next screen comes after this, and is not part of the first load.
    const counted = [...answers]
    const bodies = (type: string) =>
      Promise.all(counted.filter((each) => each.request().resourceType() === type).map((each) => each.body()))
    const scripts = await bodies('script')

    expect(scripts.length).toBeLessThanOrEqual(4)
    expect(total(scripts, (body) => gzipSync(body, { level: 9 }))).toBeLessThanOrEqual(150)
    expect(total(scripts, brotliCompressSync)).toBeLessThanOrEqual(130)
    expect(total(await bodies('font'))).toBeLessThanOrEqual(45)
    expect(counted.map((each) => each.url()).join(' ')).not.toMatch(/Admin|Partner/)
    expect(scripts.join(' ')).not.toMatch(/MuiDrawer|admin\/masquerade/)
  })
}
