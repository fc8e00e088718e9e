import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { partnerRevenueUpdateSchema, partnerUtmUpdateSchema } from '#src/contract/entities/partners/partner.ts'
import type { PartnerRevenueUpdate, PartnerUtmUpdate } from '#src/contract/entities/partners/partner.ts'
import { figureIn } from '#src/contract/rules/typed.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { usePrompt } from '#src/ui/dialog/use-prompt.tsx'
import { effectWords } from '#src/ui/edit/effect-words.ts'
import { VersionList } from '#src/ui/edit/VersionList.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { previewTerms, useCallOffTerms, useSaveRevenue, useSaveUtm, useTerms } from './hooks.ts'
import type { PartnerFacts, TermsList } from './hooks.ts'
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

/** What the partner earns from a day on: a share in percent and rupees for each loan; and what counts when. */
export function PartnerRevenue({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation('partners-admin')
  const terms = useTerms(partner.id)
  return (
    <Loaded query={terms} failed={t('revenue.failed')} waiting={<Skeleton variant="rounded" height={280} />}>
      {(list) => <DatedRevenue partner={partner} list={list} />}
    </Loaded>
  )
}

function DatedRevenue({ partner, list }: { partner: PartnerFacts; list: TermsList }) {
  const { t } = useTranslation(['partners-admin', 'approvals', 'dated'])
  const save = useSaveRevenue(partner.id)
  const why = useApprovalReason()
  const callOff = useCallOffTerms(partner.id, why.withWhy)
  const { ask, dialog } = usePrompt()
  const { today, versions } = list
  const words = (percent: number, flat: number) => t('revenue.words', { percent, flat: rupeesAndPaise(flat) })
  const confirmed = async (body: PartnerRevenueUpdate) => {
    const { revenue_percent, revenue_flat_fee, from_day = today } = body
    const effect = await previewTerms(partner.id, body)
    await ask({
      title: t('dated:askTitle', { day: dateShort(from_day) }),
      text: `${words(revenue_percent ?? 0, revenue_flat_fee ?? 0)} ${effectWords(effect, t)}`,
      confirm: t('save'),
    })
  }
  // Nothing counts before what is planned.
  const earliest = versions.find(({ state }) => state === 'planned')?.from_day ?? today
  return (
    <>
      <SavedFields<PartnerRevenueUpdate>
        call="updatePartnerRevenue"
        title={t('revenue.title')}
        fields={[
          { name: 'revenue_percent', label: t('revenue.percent'), help: t('revenue.percentHelp'), kind: 'decimal' },
          { name: 'revenue_flat_fee', label: t('revenue.flat'), help: t('revenue.flatHelp'), kind: 'decimal' },
          { name: 'from_day', label: t('dated:day'), help: t('dated:dayHelp'), kind: 'date' },
          { name: 'reason', label: t('approvals:asking.why'), help: t('approvals:asking.help'), aside: true },
        ]}
        kept={{
          revenue_percent: String(partner.revenue_percent ?? ''),
          revenue_flat_fee: String(partner.revenue_flat_fee ?? ''),
          from_day: earliest,
          reason: '',
        }}
        bodyOf={({ revenue_percent, revenue_flat_fee, from_day = '', reason = '' }) => ({
          revenue_percent: numberOf(revenue_percent),
          revenue_flat_fee: numberOf(revenue_flat_fee),
          from_day,
          reason: reason.trim() || undefined,
        })}
        expecting={(body, { revenue_percent, revenue_flat_fee }) => ({
          ...body,
          expected: { revenue_percent, revenue_flat_fee },
        })}
        schema={partnerRevenueUpdateSchema}
        save={save}
        ask={confirmed}
      />
      {dialog}
      <VersionList
        title={t('revenue.versions')}
        versions={versions}
        wordsOf={(version) => [words(version.revenue_percent, version.revenue_flat_fee)]}
        onCallOff={({ version_id }) => callOff.mutate(version_id ?? 0)}
        busy={callOff.isPending}
      />
      {why.dialog}
    </>
  )
}
