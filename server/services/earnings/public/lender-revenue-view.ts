import type { LenderRevenueRow, SlabFigures } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'

/** A slab as the API has it: rupees and percent. */
export function toLenderRevenue(row: LenderRevenueRow): LenderRevenue {
  return {
    id: row.id,
    lender_id: row.lender_id,
    slab_disbursed_min: toRupees(row.slab_disbursed_min),
    slab_disbursed_max: toRupees(row.slab_disbursed_max),
    slab_number_min: row.slab_number_min,
    slab_number_max: row.slab_number_max,
    ats_min: toRupees(row.ats_min),
    ats_max: toRupees(row.ats_max),
    revenue_type_id: row.revenue_type_id,
    revenue_flat: toRupees(row.revenue_flat),
    revenue_percent: row.revenue_percent === null ? null : Number(row.revenue_percent),
    status: row.status === 1 ? 1 : 0,
  }
}

/** The figures of the dialog as the database keeps them: paise and decimal text. */
export function toSlabFigures(form: LenderRevenueForm): SlabFigures {
  return {
    slab_disbursed_min: toPaise(form.slab_disbursed_min),
    slab_disbursed_max: toPaise(form.slab_disbursed_max),
    slab_number_min: form.slab_number_min,
    slab_number_max: form.slab_number_max,
    ats_min: toPaise(form.ats_min),
    ats_max: toPaise(form.ats_max),
    revenue_type_id: form.revenue_type_id,
    revenue_flat: toPaise(form.revenue_flat),
    revenue_percent: form.revenue_percent === null ? null : String(form.revenue_percent),
    status: form.status,
  }
}
