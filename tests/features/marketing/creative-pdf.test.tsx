import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createCreativePdf } from '#src/features/marketing/creative-pdf.ts'
import { CREATIVE_SIZES, FRAMES, pageOf } from '#src/features/marketing/creative-sizes.ts'

it.each(CREATIVE_SIZES)('the PDF of a %s is one page of its size with one picture of the same shape', async (size) => {
  const { w, h } = FRAMES[size]
  const jpeg = await sharp({ create: { width: w, height: h, channels: 3, background: '#4EC9DB' } })
    .jpeg()
    .toBuffer()
  const bytes = await createCreativePdf(new Uint8Array(jpeg), pageOf(size), { title: 'लोन', language: 'hi' })
  expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(1)
  const { width, height } = pdf.getPage(0).getSize()
  expect([width, height]).toEqual([pageOf(size).w, pageOf(size).h])
  // A picture is not stretched: paper and pixels have one shape, to a pixel.
  expect(Math.abs(width / height - w / h)).toBeLessThan(0.001)
  const images = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
    .filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
  expect(images.map((dict) => [String(dict.get(PDFName.of('Width'))), String(dict.get(PDFName.of('Height')))])).toEqual(
    [[String(w), String(h)]],
  )
  expect(pdf.getTitle()).toBe('लोन')
})
