import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { SavedView, ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useReportViews, useViewsChanged } from './hooks.ts'
import { takeColumns, viewAddress } from './view-address.ts'

interface ViewsDialogProps {
  page: ViewPage
  tables: readonly string[]
  onClose: () => void
  onRename: (view: SavedView) => void
}

/** One's own views of a report and the shared ones: to open, to rename, to delete. */
export function ViewsDialog({ page, tables, onClose, onRename }: ViewsDialogProps) {
  const { t } = useTranslation('figures')
  const id = useId()
  const views = useReportViews(page)
  const changed = useViewsChanged(page)
  const [leaving, setLeaving] = useOpened<SavedView | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async ({ view_id }: SavedView) => {
    setBusy(true)
    try {
      await call('removeSavedView', { params: { id: view_id } })
      setLeaving(null)
      toast.success(t('views.removed'))
      await changed()
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
  }
  const whose = ({ own, shared, owner }: SavedView) =>
    own ? t(shared ? 'views.shared' : 'views.own') : t('views.sharedBy', { name: owner ?? '–' })
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{t('views.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{t('views.lead')}</Typography>
        <Loaded
          query={views}
          failed={t('views.failed')}
          waiting={null}
          empty={<Typography sx={{ mt: 3 }}>{t('views.none')}</Typography>}
        >
          {(all) => (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {all.map((view) => (
                <Box component="li" key={view.view_id} sx={LINE}>
                  <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Link
                      component={RouterLink}
                      to={viewAddress(view)}
                      onClick={() => {
                        takeColumns(view, tables)
                        onClose()
                      }}
                      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
                    >
                      {view.name}
                    </Link>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {whose(view)}
                    </Typography>
                    {view.gone.length > 0 && (
                      <Typography variant="body2" sx={{ color: 'warning.main' }}>
                        {t('views.gone', { what: view.gone.map((name) => t(`views.dimension.${name}`)).join(', ') })}
                      </Typography>
                    )}
                  </Box>
                  {view.own && (
                    <Button aria-label={t('views.renameOf', { name: view.name })} onClick={() => onRename(view)}>
                      {t('views.rename')}
                    </Button>
                  )}
                  {view.removable && (
                    <Button
                      color="error"
                      aria-label={t('views.removeOf', { name: view.name })}
                      onClick={() => setLeaving(view)}
                    >
                      {t('views.remove')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('views.close')}
        </Button>
      </DialogActions>
      {leaving && (
        <ConfirmDialog
          open
          title={t('views.removeTitle', { name: leaving.name })}
          text={t(leaving.shared ? 'views.removeShared' : 'views.removeText')}
          confirm={t('views.remove')}
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Dialog>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const
