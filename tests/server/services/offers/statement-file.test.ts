import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerFonts } from '#server/pdf/draw-text.ts'
import { getStatementFile } from '#server/services/offers/get-statement-file.ts'
import { exportMyFiles } from '#server/services/privacy/export-my-files.ts'
import { ZipFile } from '#server/sheets/zip-file.ts'
import { zipPieces } from '#server/sheets/zip-pieces.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { changeCustomers, customerCalling } from '#tests/builders/customer.ts'
import { untyped } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { APPLY_CONSENTS, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const sums = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What is read out and copied of a tagged file, in its order. */
function wordsIn(pdf: PDFDocument): string[] {
  const words: string[] = []
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const text = object instanceof PDFDict ? object.get(PDFName.of('ActualText')) : undefined
    if (text instanceof PDFString || text instanceof PDFHexString) words.push(text.decodeText())
  }
  return words
}

describe('a Key Fact Statement as a file', () => {
  let server: TestServer
  let customer: Customer
  let kfs: Kfs
  beforeAll(async () => {
    server = await makeTestServer()
    customer = await startCustomer(server)
    const { browser, appId } = customer
    kfs = (await browser.call('getKfs', { params: { appId, lenderId: PLAIN_LENDER } })).data
  })
  afterAll(() => server.close())
  const fileOf = async (language: Locale) =>
    getStatementFile(server.deps, kfs.proposal_number, {
      ...(await customerCalling(server, customer.userId)),
      language,
    })

  it.each(LOCALES)('has every word and figure that was kept, in its language, tagged (%s)', async (language) => {
    const bytes = await fileOf(language)
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toContain(kfs.proposal_number)
    expect(pdf.getAuthor()).toBe(kfs.company.name)
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe(`(${language})`)
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
    const sections = kfs.words.find((words) => words.language === language)?.sections ?? []
    const kept = sections.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ clause, label, note, value }) => [clause, label, note, value]),
    ])
    const schedule = kfs.schedule.flatMap(({ number, instalment, principal, interest, balance }) => [
      String(number),
      ...[instalment, principal, interest, balance].map((sum) => sums.format(sum)),
    ])
    const left = wordsIn(pdf)
    expect(kept.length).toBeGreaterThan(100)
    // Each as often as it was kept.
    for (const word of [...kept, ...schedule].filter(Boolean)) {
      const at = left.indexOf(word ?? '')
      expect(at, `${word}`).toBeGreaterThanOrEqual(0)
      left.splice(at, 1)
    }
    // The title, what it is, what goes to others, and the heads of the schedule.
    const third = sections.flatMap(({ rows }) => rows).filter((row) => row.third !== null)
    expect(left).toHaveLength(2 + third.length + 1 + 5)
    expect(Buffer.from(await fileOf(language)).equals(Buffer.from(bytes)), 'the same bytes each time').toBe(true)
  })

  it('has letters for all of its words, and joins those of Hindi', () => {
    const doc = new PdfKit({ font: '' })
    registerFonts(doc)
    const has = (name: string, letter: string): boolean => {
      doc.font(name)
      const font = Reflect.get(doc, '_font') as { font: { hasGlyphForCodePoint: (code: number) => boolean } }
      return font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    }
    for (const weight of ['400', '700']) {
      const missing = [...new Set(JSON.stringify(kfs.words))].filter(
        (letter) =>
          !has(`${/[\u0900-\u097f\u200d]/.test(letter) ? 'noto-sans-devanagari' : 'roboto'}-${weight}`, letter),
      )
      expect(missing).toEqual([])
      doc.font(`noto-sans-devanagari-${weight}`)
      // One shape for three letters, and a sign that goes before what it follows in writing takes no place of its own.
      expect(doc.widthOfString('क्ष')).toBeLessThan(doc.widthOfString('क') + doc.widthOfString('ष'))
      expect(doc.widthOfString('र्क')).toBeCloseTo(doc.widthOfString('क'), 1)
    }
  })

  it('is served to its owner alone, in the language asked for, and an application names it', async () => {
    const { browser, appId } = customer
    const { status, headers } = await browser.answer('downloadStatement', {
      params: { proposalNumber: kfs.proposal_number },
      query: { language: 'hi' },
    })
    expect([status, headers.get('content-type'), headers.get('content-language')]).toEqual([
      200,
      'application/pdf',
      'hi',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${kfs.proposal_number}-hi.pdf"`)
    const other = await startCustomer(server, { email: 'b@sentinel.in', tin: 'HIGPQ4329Z' }, '9876500002')
    expect(await other.browser.status('downloadStatement', { params: { proposalNumber: kfs.proposal_number } })).toBe(
      404,
    )
    expect(await browser.status('downloadStatement', { params: { proposalNumber: 'KFS-999999999' } })).toBe(404)
    expect(
      await browser.status('downloadStatement', {
        params: { proposalNumber: kfs.proposal_number },
        query: untyped({ language: 'xx' }),
      }),
    ).toBe(422)

    const wish = { lender_id: PLAIN_LENDER, proposal_number: kfs.proposal_number, consents: APPLY_CONSENTS }
    const { data } = await browser.call('applyToLender', { params: { appId }, body: wish })
    expect(data.proposal_number).toBe(kfs.proposal_number)
  })

  it('goes with the download of one’s own data, in each language and to the byte, and with an erasure it is gone', async () => {
    const { browser, userId } = customer
    const { status, headers } = await browser.answer('downloadMyData')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/)
    const drawPage = () => ''
    const partsOf = async () => {
      const pieces: Uint8Array[] = []
      for await (const piece of zipPieces(
        await exportMyFiles(server.deps, drawPage, await customerCalling(server, userId)),
      ))
        pieces.push(piece)
      return new ZipFile(Buffer.concat(pieces))
    }
    const textOf = async (zip: ZipFile, name: string) => {
      let text = ''
      for await (const piece of zip.text(name)) text += piece
      return text
    }
    const zip = await partsOf()
    const { statements } = JSON.parse(await textOf(zip, 'my-data.json')) as MyData
    expect(statements).toEqual([kfs])
    for (const language of LOCALES)
      expect(await textOf(zip, `statements/${kfs.proposal_number}-${language}.pdf`), language).toBe(
        new TextDecoder().decode(await fileOf(language)),
      )
    const other = await startCustomer(server, { email: 'c@sentinel.in', tin: 'HIGPQ4329A' }, '9876500003')
    const names = (await exportMyFiles(server.deps, drawPage, await customerCalling(server, other.userId))).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['read-me.html', 'my-data.json'])
    for (let more = 0; more < 4; more += 1)
      await exportMyFiles(server.deps, drawPage, await customerCalling(server, userId))
    await expect(exportMyFiles(server.deps, drawPage, await customerCalling(server, userId))).rejects.toMatchObject({
      code: 'too_many_requests',
    })

    await changeCustomers(server, { user_id: other.userId }, { data_key: null })
    await expect(
      exportMyFiles(server.deps, drawPage, await customerCalling(server, other.userId)),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
