import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLenders } from '#src/features/lenders-admin/hooks.ts'
import { LenderTable } from '#src/features/lenders-admin/LenderTable.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { SwitchMany } from '#src/features/switch-many/SwitchMany.tsx'
import { ADMIN_LENDERS } from '#src/lib/office/lenders-query.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'

/** Which lenders customers see: one switch each, saved at once. */
export function VendorsOnOffPage() {
  const { t } = useTranslation(['lenders-admin', 'staff-titles'])
  const { data, error, refetch } = useLenders()
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="vendors-on-off" tables={['lenders']} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('onOff.lead')}>{t('staff-titles:vendorsOnOff')}</PageTitle>
      </TitleRow>
      {data && (
        <Typography role="status" sx={{ mt: 2, mb: 4 }}>
          {t('onOff.count', { on: data.filter((each) => each.lender_status === 1).length, all: data.length })}
        </Typography>
      )}
      <LenderTable
        lenders={data}
        error={error}
        onRetry={() => void refetch()}
        bulk={(nameOf, picked) => (
          <SwitchMany
            kind="lender"
            chosen={picked.chosen}
            nameOf={nameOf}
            queryKey={ADMIN_LENDERS}
            choose={picked.choose}
          />
        )}
      />
    </>
  )
}
