import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SavedView, ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { useReportViews, useViewsChanged } from './hooks.ts'
import { addressOf, hiddenOf, VIEW_PARAM, viewAddress } from './view-address.ts'
import { ViewForm } from './ViewForm.tsx'
import type { ViewWords } from './ViewForm.tsx'
import { ViewsDialog } from './ViewsDialog.tsx'

interface ReportViewsProps {
  page: ViewPage
  /** Tables of the page, whose hidden columns a view keeps. */
  tables: readonly string[]
}

/** A report's saved views. The address stays the truth: a view only leads to one. */
export function ReportViews({ page, tables }: ReportViewsProps) {
  const { t } = useTranslation('figures')
  const [params, setParams] = useSearchParams()
  const views = useReportViews(page)
  const changed = useViewsChanged(page)
  const [open, setOpen] = useOpened<boolean>(false)
  const [form, setForm] = useOpened<{ view: SavedView | null } | null>(null)
  const address = addressOf(params)
  const current = views.data?.find(({ view_id }) => String(view_id) === params.get(VIEW_PARAM))
  const send = ({ name, shared }: ViewWords): Promise<SavedView> =>
    form?.view
      ? call('updateSavedView', { params: { id: form.view.view_id }, body: { name, shared } })
      : call('createSavedView', { body: { name, shared, page, address, hidden: hiddenOf(tables) } })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('views.open')}
      </Button>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setForm({ view: null })}>
        {t('views.save')}
      </Button>
      {current && (
        <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(addressOf(new URLSearchParams(current.address)) === address ? 'views.current' : 'views.changed', {
            name: current.name,
          })}
          {current.gone.length > 0 && (
            <Box role="status" sx={{ color: 'warning.main' }}>
              {t('views.gone', { what: current.gone.map((name) => t(`views.dimension.${name}`)).join(', ') })}
            </Box>
          )}
        </Typography>
      )}
      {open && (
        <ViewsDialog
          page={page}
          tables={tables}
          onClose={() => setOpen(false)}
          onRename={(view) => {
            setOpen(false)
            setForm({ view })
          }}
        />
      )}
      {form && (
        <ViewForm
          view={form.view}
          send={send}
          onClose={() => setForm(null)}
          onSaved={async (view) => {
            await changed()
            if (!form.view) setParams(new URLSearchParams(viewAddress(view)), { replace: true })
          }}
        />
      )}
    </Box>
  )
}
