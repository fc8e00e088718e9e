import { useTranslation } from 'react-i18next'
import { partnerRevenueUpdateSchema, partnerUtmUpdateSchema } from '#src/contract/entities/partners/partner.ts'
import type { PartnerRevenueUpdate, PartnerUtmUpdate } from '#src/contract/entities/partners/partner.ts'
import { figureIn } from '#src/contract/rules/typed.ts'
import { useSaveRevenue, useSaveUtm } from './hooks.ts'
import type { PartnerFacts } from './hooks.ts'
import { SavedFields } from './SavedFields.tsx'

/** An empty field is no number, so that its rule speaks. */
const numberOf = (text = ''): number => figureIn(text) ?? NaN

/** The UTM id, changed in place. */
export function PartnerUtm({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation('partners-admin')
  const save = useSaveUtm(partner.id)
  return (
    <SavedFields<PartnerUtmUpdate>
      call="updatePartnerUtm"
      title={t('utm.title')}
      fields={[{ name: 'utm_id', label: t('utm.label'), help: t('utm.help') }]}
      kept={{ utm_id: partner.utm_id }}
      bodyOf={({ utm_id = '' }) => ({ utm_id: utm_id.trim() })}
      expecting={(body, { utm_id }) => ({ ...body, expected: utm_id })}
      schema={partnerUtmUpdateSchema}
      save={save}
    />
  )
}

/** What the partner earns, changed in place: a share in percent and rupees for each loan. */
export function PartnerRevenue({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation('partners-admin')
  const save = useSaveRevenue(partner.id)
  return (
    <SavedFields<PartnerRevenueUpdate>
      call="updatePartnerRevenue"
      title={t('revenue.title')}
      fields={[
        { name: 'revenue_percent', label: t('revenue.percent'), help: t('revenue.percentHelp'), decimal: true },
        { name: 'revenue_flat_fee', label: t('revenue.flat'), help: t('revenue.flatHelp'), decimal: true },
      ]}
      kept={{
        revenue_percent: String(partner.revenue_percent ?? ''),
        revenue_flat_fee: String(partner.revenue_flat_fee ?? ''),
      }}
      bodyOf={({ revenue_percent, revenue_flat_fee }) => ({
        revenue_percent: numberOf(revenue_percent),
        revenue_flat_fee: numberOf(revenue_flat_fee),
      })}
      expecting={(body, { revenue_percent, revenue_flat_fee }) => ({
        ...body,
        expected: { revenue_percent, revenue_flat_fee },
      })}
      schema={partnerRevenueUpdateSchema}
      save={save}
    />
  )
}
