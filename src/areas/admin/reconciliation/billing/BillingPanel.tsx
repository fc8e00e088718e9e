import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Billing, LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { useLenderBills, useUndoReceipt } from '../hooks.ts'
import { SettingsDialog } from '../SettingsDialog.tsx'
import { CancelBillDialog } from './CancelBillDialog.tsx'
import { MakeBillDialog } from './MakeBillDialog.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'

type Asked =
  | { what: 'make' | 'settings'; billing: Billing }
  | { what: 'receipt' | 'cancel'; billing: Billing; invoice: LenderInvoice }

/** Closed months: what was earned, what is billed, what came in and what is still owed. */
export function BillingPanel() {
  const { t } = useTranslation('reconciliation')
  const [asked, setAsked] = useOpened<Asked | null>(null)
  const bills = useLenderBills()
  const done = () => setAsked(null)
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720, mb: 4 }}>
        {t('bill.text')}
      </Typography>
      <Loaded
        query={bills}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={240} role="status" aria-label={t('loading')} />}
        empty={<Typography>{t('bill.nothing')}</Typography>}
      >
        {(rows) => (
          <>
            <ExportButtons name="lender-bills" file={(format) => call('exportLenderBills', { query: { format } })} />
            <Box
              component="ul"
              aria-label={t('tab.billing')}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}
            >
              {rows.map((billing) => (
                <Month key={`${billing.lender_id} ${billing.month}`} billing={billing} onAsk={setAsked} />
              ))}
            </Box>
          </>
        )}
      </Loaded>
      {asked?.what === 'make' && (
        <MakeBillDialog
          billing={asked.billing}
          onSettings={() => setAsked({ what: 'settings', billing: asked.billing })}
          onClose={done}
        />
      )}
      {asked?.what === 'settings' && <SettingsDialog view={asked.billing} onClose={done} />}
      {asked?.what === 'receipt' && <ReceiptDialog invoice={asked.invoice} onClose={done} />}
      {asked?.what === 'cancel' && <CancelBillDialog invoice={asked.invoice} onClose={done} />}
    </>
  )
}

function Month({ billing, onAsk }: { billing: Billing; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('reconciliation')
  const { lender, month, accrued, disputed, billed, to_bill, invoices } = billing
  const name = t('title', { lender, month: monthName(month) })
  return (
    <Card component="li" variant="outlined" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
        <Typography variant="h5" component="h2" sx={{ mr: 'auto' }}>
          {name}
        </Typography>
        {to_bill > 0 && (
          <Button
            small
            aria-label={t('actOf', { act: t('bill.make'), line: name })}
            onClick={() => onAsk({ what: 'make', billing })}
          >
            {t('bill.make')}
          </Button>
        )}
      </Box>
      <Facts
        facts={[
          ['accrued', accrued],
          ['billed', billed],
          ['disputed', disputed],
          ['toBill', to_bill],
        ]}
      />
      {invoices.map((invoice) => (
        <Bill key={invoice.invoice_id} billing={billing} invoice={invoice} onAsk={onAsk} />
      ))}
    </Card>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, number])[] }) {
  const { t } = useTranslation('reconciliation')
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {facts.map(([key, amount]) => (
        <Box key={key}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`bill.${key}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
            {rupeesAndPaise(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Bill({
  billing,
  invoice,
  onAsk,
}: {
  billing: Billing
  invoice: LenderInvoice
  onAsk: (asked: Asked) => void
}) {
  const { t } = useTranslation('reconciliation')
  const { invoice_id, number, day, total, received, tds, outstanding, cancelled_at, cancel_reason, receipts } = invoice
  return (
    <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
        <Typography component="h3" sx={{ mr: 'auto', fontWeight: 700 }}>
          {t('bill.number', { number, day: dateShort(day) })}
        </Typography>
        <DownloadButton
          name={`${number.replaceAll('/', '-')}.pdf`}
          file={() => call('downloadLenderInvoice', { params: { id: invoice_id } })}
        >
          {t('bill.pdf')}
        </DownloadButton>
        {cancelled_at === null && outstanding > 0 && (
          <Button small look="soft" onClick={() => onAsk({ what: 'receipt', billing, invoice })}>
            {t('bill.receipt')}
          </Button>
        )}
        {cancelled_at === null && receipts.length === 0 && (
          <Button small look="text" onClick={() => onAsk({ what: 'cancel', billing, invoice })}>
            {t('bill.cancel')}
          </Button>
        )}
      </Box>
      {cancelled_at === null ? (
        <Facts
          facts={[
            ['total', total],
            ['received', received],
            ['tds', tds],
            ['outstanding', outstanding],
          ]}
        />
      ) : (
        <Typography>{t('bill.cancelled', { reason: cancel_reason })}</Typography>
      )}
      {receipts.map((receipt) => (
        <Receipt key={receipt.receipt_id} receipt={receipt} />
      ))}
    </Box>
  )
}

function Receipt({ receipt }: { receipt: LenderInvoice['receipts'][number] }) {
  const { t } = useTranslation('reconciliation')
  const undo = useUndoReceipt(receipt.receipt_id)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
      <Typography variant="body2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
        {t('bill.receiptLine', {
          day: dateShort(receipt.day),
          utr: receipt.utr,
          received: rupeesAndPaise(receipt.received),
          tds: rupeesAndPaise(receipt.tds),
        })}
      </Typography>
      <Button
        small
        look="text"
        busy={undo.isPending}
        aria-label={t('undoOf', { line: receipt.utr })}
        onClick={() => !undo.isPending && undo.mutate()}
      >
        {t('undo')}
      </Button>
    </Box>
  )
}
