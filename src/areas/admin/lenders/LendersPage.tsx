import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lenderCreateSchema } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { DeletedLink } from '#src/features/audit/DeletedLink.tsx'
import { useCreateLender, useLenders } from '#src/features/lenders-admin/hooks.ts'
import { LenderTable } from '#src/features/lenders-admin/LenderTable.tsx'
import { NameDialog } from '#src/features/lenders-admin/NameDialog.tsx'
import { RemoveLenderDialog } from '#src/features/lenders-admin/RemoveLenderDialog.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { SwitchMany } from '#src/features/switch-many/SwitchMany.tsx'
import { ADMIN_LENDERS } from '#src/lib/office/lenders-query.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { FactSheetTab } from './FactSheetTab.tsx'

const TABS = ['list', 'sheet'] as const

/** Every lender of the marketplace: create one, switch it, open it, delete it; and what they report of this app. */
export function LendersPage() {
  const { t } = useTranslation(['lenders-admin', 'staff-titles', 'audit'])
  const navigate = useNavigate()
  const { data, error, refetch } = useLenders()
  const create = useCreateLender()
  const [naming, setNaming] = useOpened<boolean>(false)
  const [removing, setRemoving] = useOpened<Lender | null>(null)

  const onCreate = async (name: string) => {
    const { lender_id } = await create.mutateAsync(name)
    toast.success(t('create.done'))
    await navigate(pathTo('lenders/:lenderId', { lenderId: lender_id }))
  }
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="lenders" tables={['lenders']} />
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setNaming(true)}>
              {t('create.open')}
            </Button>
          </BesideTitle>
        }
      >
        <PageTitle>{t('staff-titles:lenders')}</PageTitle>
      </TitleRow>
      <UrlTabs tabs={TABS} label={t('staff-titles:lenders')} nameOf={(tab) => t(`views.${tab}`)}>
        {(open) =>
          open === 'sheet' ? (
            <FactSheetTab />
          ) : (
            <>
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
                onRemove={setRemoving}
              />
              <DeletedLink action="lender.remove">{t('audit:deleted.lenders')}</DeletedLink>
            </>
          )
        }
      </UrlTabs>
      {naming && (
        <NameDialog
          call="createLender"
          schema={lenderCreateSchema}
          title={t('create.open')}
          label={t('create.name')}
          help={t('create.rule')}
          submit={t('create.submit')}
          onSubmit={onCreate}
          onClose={() => setNaming(false)}
        />
      )}
      {removing && (
        <RemoveLenderDialog lender={removing} onClose={() => setRemoving(null)} onRemoved={() => setRemoving(null)} />
      )}
    </>
  )
}
