import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const KB = 1000

for (const path of ['/', '/verification']) {
  test(`first load of ${path} stays within its budget`, async ({ page, product }) => {
    const scripts: { url: string; body: Buffer }[] = []
    const fonts: Buffer[] = []
    const loads: Promise<void>[] = []
    let beforeUse = 0
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type === 'script' || type === 'stylesheet' || type === 'document') beforeUse++
      if (type === 'script') loads.push(response.body().then((body) => void scripts.push({ url: response.url(), body })))
      if (type === 'font') loads.push(response.body().then((body) => void fonts.push(body)))
    })
    await page.goto(product.origin + path, { waitUntil: 'load' })
    await Promise.all(loads)
    const packed = (pack: (bytes: Buffer) => Buffer) => scripts.reduce((sum, { body }) => sum + pack(body).length, 0) / KB
    console.log(path, packed((b) => gzipSync(b, { level: 9 })), packed(b => brotliCompressSync(b)), beforeUse, fonts.reduce((s, f) => s + f.length, 0) / KB)
    for (const s of scripts) console.log(s.url, gzipSync(s.body).length)
    expect(packed((bytes) => gzipSync(bytes, { level: 9 }))).toBeLessThanOrEqual(150)
    expect(packed((bytes) => brotliCompressSync(bytes))).toBeLessThanOrEqual(130)
    expect(fonts.reduce((sum, body) => sum + body.length, 0) / KB).toBeLessThanOrEqual(45)
    const names = scripts.map(({ url }) => url).join(' ')
    expect(names).not.toMatch(/Admin|Partner/)
    const words = scripts.map(({ body }) => body.toString()).join(' ')
    expect(words).not.toMatch(/csr-portal\.title|MuiDrawer/)
  })
}
