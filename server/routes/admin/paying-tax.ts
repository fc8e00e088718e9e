import type { Handlers } from '#server/http/handler.ts'
import { endLowerTax } from '#server/services/paying/end-lower-tax.ts'
import { exportTax } from '#server/services/paying/export-tax.ts'
import { getTaxDesk } from '#server/services/paying/get-tax-desk.ts'
import { listLowerTaxCertificates } from '#server/services/paying/list-lower-tax-certificates.ts'
import { noteLowerTax } from '#server/services/paying/note-lower-tax.ts'
import type { adminTaxEndpoints } from '#src/contract/endpoints/admin/paying-tax.ts'
import { asSingleChunk } from '../single-chunk.ts'

export const adminTaxRoutes: Handlers<typeof adminTaxEndpoints> = {
  listLowerTaxCertificates: ({ deps, params }) => listLowerTaxCertificates(deps, params.id),

  noteLowerTaxCertificate: async ({ deps, params, body, by }) => {
    const { audit } = await noteLowerTax(deps, params.id, body, by)
    return { answer: await listLowerTaxCertificates(deps, params.id), audit }
  },

  endLowerTaxCertificate: async ({ deps, params, body, by }) => {
    const at = { partner_id: params.id, certificate_id: params.certificateId }
    const { audit } = await endLowerTax(deps, at, body.reason, by)
    return { answer: await listLowerTaxCertificates(deps, params.id), audit }
  },

  getTaxDesk: ({ deps }) => getTaxDesk(deps),

  exportTaxReturn: async ({ deps, params, by, header }) => {
    const { text, audit } = await exportTax(deps, params.quarter, null, by)
    header('content-disposition', `attachment; filename="tax-return-${params.quarter}.csv"`)
    return { answer: asSingleChunk(text), audit }
  },
}
