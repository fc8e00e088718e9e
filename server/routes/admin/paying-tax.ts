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

  noteLowerTaxCertificate: async ({ deps, params, body, by, audit }) => {
    await noteLowerTax(deps, params.id, body, by)
    audit({ object: `partner:${params.id}`, after: body })
    return listLowerTaxCertificates(deps, params.id)
  },

  endLowerTaxCertificate: async ({ deps, params, body, by, audit }) => {
    const at = { partner_id: params.id, certificate_id: params.certificateId }
    const { number } = await endLowerTax(deps, at, body.reason, by)
    audit({ object: `partner:${params.id}`, after: { number, reason: body.reason } })
    return listLowerTaxCertificates(deps, params.id)
  },

  getTaxDesk: ({ deps }) => getTaxDesk(deps),

  exportTaxReturn: async ({ deps, params, by, audit, header }) => {
    const text = await exportTax(deps, by.language, params.quarter)
    audit({ after: params })
    header('content-disposition', `attachment; filename="tax-return-${params.quarter}.csv"`)
    return asSingleChunk(text)
  },
}
