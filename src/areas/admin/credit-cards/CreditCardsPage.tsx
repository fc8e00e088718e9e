import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { AuditDialog } from '#src/features/audit/AuditDialog.tsx'
import { DeletedLink } from '#src/features/audit/DeletedLink.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { SwitchMany } from '#src/features/switch-many/SwitchMany.tsx'
import { logFailure } from '#src/lib/log.ts'
import { toastError } from '#src/lib/toast.ts'
import { toastRemoved } from '#src/lib/undo-removal.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { BulkResultDialog } from './BulkResultDialog.tsx'
import type { BulkResult } from './BulkResultDialog.tsx'
import { CardsTable } from './CardsTable.tsx'
import { CreateCardDialog } from './CreateCardDialog.tsx'
import type { EditableProperty } from './edit-rules.ts'
import { EditFieldDialog } from './EditFieldDialog.tsx'
import { ADMIN_CARDS, useAdminCards, useRemoveCard, useRestoreCard } from './hooks.ts'
import { OtherData } from './OtherData.tsx'

type Open =
  | { kind: 'create' }
  | { kind: 'edit'; card: CreditCard; property: EditableProperty }
  | { kind: 'remove'; card: CreditCard }
  | { kind: 'history'; card: CreditCard }
  | { kind: 'result'; result: BulkResult }

/** The catalogue of credit cards; what is saved here customers see at once. */
export function CreditCardsPage() {
  const { t } = useTranslation(['credit-cards', 'audit'])
  const { data: cards, error, refetch } = useAdminCards()
  const { mutateAsync: remove, isPending: removing } = useRemoveCard()
  const { restore, reload } = useRestoreCard()
  const [open, setOpen] = useOpened<Open | null>(null)
  const close = () => setOpen(null)

  const confirmRemoval = async (card: CreditCard) => {
    try {
      const { message } = await remove(card)
      toastRemoved(message, {
        restore: () => restore(card),
        done: t('remove.undone', { name: card.category_name }),
        reload,
      })
    } catch (failure) {
      logFailure('a card was not deleted', failure)
      toastError(failure)
    }
    close()
  }

  return (
    <>
      <Box
        sx={{
          mb: 5,
        }}
      >
        <TitleRow
          beside={
            <BesideTitle>
              <ReportViews page="credit-cards" tables={['credit-cards']} />
              <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setOpen({ kind: 'create' })}>
                {t('create.button')}
              </Button>
            </BesideTitle>
          }
        >
          <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        </TitleRow>
      </Box>
      {cards && (
        <Typography color="textSecondary" role="status" sx={{ mb: 2, textAlign: 'right' }}>
          {t('count', { count: cards.length, on: cards.filter((card) => card.status === 1).length })}
        </Typography>
      )}
      <CardsTable
        cards={cards}
        error={error}
        onRetry={() => void refetch()}
        onCreate={() => setOpen({ kind: 'create' })}
        onEdit={(card, property) => setOpen({ kind: 'edit', card, property })}
        onRemove={(card) => setOpen({ kind: 'remove', card })}
        onHistory={(card) => setOpen({ kind: 'history', card })}
        bulk={(nameOf, picked) => (
          <SwitchMany
            kind="credit_card"
            chosen={picked.chosen}
            nameOf={nameOf}
            queryKey={ADMIN_CARDS}
            choose={picked.choose}
          />
        )}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('switches')}
      </Typography>
      <DeletedLink action="card.remove">{t('audit:deleted.cards')}</DeletedLink>
      <OtherData />
      {open?.kind === 'create' && <CreateCardDialog onClose={close} />}
      {open?.kind === 'edit' && (
        <EditFieldDialog
          card={open.card}
          property={open.property}
          onClose={(result) => setOpen(result ? { kind: 'result', result } : null)}
        />
      )}
      {open?.kind === 'result' && <BulkResultDialog result={open.result} onClose={close} />}
      {open?.kind === 'history' && (
        <AuditDialog object={`credit_card:${open.card.category_id}`} name={open.card.category_name} onClose={close} />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={t('remove.title')}
          text={t('remove.text', { name: open.card.category_name })}
          confirm={t('remove.confirm')}
          busy={removing}
          onConfirm={() => void confirmRemoval(open.card)}
          onCancel={close}
        />
      )}
    </>
  )
}
