import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { useOtherLanguage } from '#src/ui/language/use-other-language.ts'
import type { MenuGroup } from './menu-groups.ts'
import { MenuIcon } from './menu-icons.tsx'
import { CLOSE, itemStyle } from './menu-look.ts'
import type { WaitingOn } from './menu-look.ts'
import { MenuBranch, MenuLink } from './MenuEntries.tsx'
import { Waiting } from './Waiting.tsx'
import type { MenuTone } from './Waiting.tsx'

interface SideMenuProps {
  tone: MenuTone
  home: string
  groups: readonly MenuGroup[]
  /** How many things wait on a page; groups can be folded where this is told. */
  waitingOn?: WaitingOn | undefined
  onLogout: () => void
  /** Where the top bar has no room for it. */
  language?: boolean
}

/** The sidebar's content: only what the person may open, and the way out. */
export function SideMenu({ tone, home, groups, waitingOn, onLogout, language = false }: SideMenuProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        px: 3,
        pb: 3,
        backgroundColor: tone === 'deep' ? theme.vars.palette.deep.main : theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ px: 2, height: 64, flex: 'none', display: 'flex', alignItems: 'center' }}>
        <Box
          component={Link}
          to={home}
          sx={({ vars: { palette } }) => ({
            borderRadius: '8px',
            textDecoration: 'none',
            '&:focus-visible': {
              outline: `3px solid ${tone === 'deep' ? palette.deep.accent : palette.brand.line}`,
              outlineOffset: 2,
            },
          })}
        >
          <BrandLogo variant={tone === 'deep' ? 'dark' : 'light'} />
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('menu')}
        sx={{ flex: '1 0 0', minHeight: 180, mx: -3, px: 3, overflowY: 'auto' }}
      >
        {groups.map((group) => (
          <MenuSection key={group.name} group={group} tone={tone} waitingOn={waitingOn} />
        ))}
      </Box>
      <Box
        sx={(theme) => ({
          pt: 3,
          borderTop: 1,
          borderColor: tone === 'deep' ? theme.vars.palette.deep.line : 'divider',
        })}
      >
        {language && <LanguageItem tone={tone} />}
        <ListItemButton component="button" type="button" onClick={onLogout} sx={[{ width: '100%' }, itemStyle(tone)]}>
          <MenuIcon name="leave" />
          {t('logout')}
        </ListItemButton>
      </Box>
    </Box>
  )
}

function LanguageItem({ tone }: { tone: MenuTone }) {
  const { code, name, change } = useOtherLanguage()
  return (
    <ListItemButton
      component="button"
      type="button"
      lang={code}
      onClick={change}
      sx={[{ width: '100%' }, itemStyle(tone)]}
    >
      <MenuIcon name="globe" />
      {name}
    </ListItemButton>
  )
}

interface MenuSectionProps {
  group: MenuGroup
  tone: MenuTone
  waitingOn: WaitingOn | undefined
}

function MenuSection({ group, tone, waitingOn }: MenuSectionProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const { folded } = useOfficeSettings()
  const named = group.name !== 'main'
  const foldable = named && waitingOn !== undefined
  const shut = foldable && folded.includes(group.name)
  const waitingFor = (page: PlainPageKey): number => {
    const kinds = group.kindsOf(page)
    return (kinds.length > 0 ? kinds : [page]).reduce((sum, each) => sum + (waitingOn?.(each) ?? 0), 0)
  }
  const waiting = group.pages.reduce((sum, page) => sum + waitingFor(page), 0)
  const others = folded.filter((each) => each !== group.name)
  return (
    <>
      {foldable && (
        <ListItemButton
          component="button"
          type="button"
          id={id}
          aria-expanded={!shut}
          aria-describedby={waiting > 0 ? `${id}-waiting` : undefined}
          onClick={() => changeOfficeSettings({ folded: shut ? others : [...others, group.name] })}
          sx={[
            { width: '100%', mt: 1, minHeight: 40 },
            itemStyle(tone),
            { fontSize: '0.8125rem', ...(tone === 'deep' && { [CLOSE]: { minHeight: 24, mt: 0 } }) },
          ]}
        >
          {t(`groups.${group.name}`)}
          <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
            <Waiting id={`${id}-waiting`} count={waiting} tone={tone} />
            <MenuIcon name={shut ? 'down' : 'up'} />
          </Box>
        </ListItemButton>
      )}
      {named && !foldable && (
        <Typography
          id={id}
          variant="caption"
          component="p"
          sx={(theme) => ({
            px: 3,
            pt: 4,
            pb: 1,
            fontWeight: 500,
            color: tone === 'deep' ? theme.vars.palette.deep.muted : theme.vars.palette.text.secondary,
          })}
        >
          {t(`groups.${group.name}`)}
        </Typography>
      )}
      <List disablePadding aria-labelledby={named ? id : undefined} sx={shut ? { display: 'none' } : {}}>
        {group.pages.map((page) => {
          const inside = group.insideOf(page)
          return inside.length > 0 ? (
            <MenuBranch key={page} page={page} inside={inside} tone={tone} />
          ) : (
            <ListItem key={page} disablePadding>
              <MenuLink page={page} kinds={group.kindsOf(page)} tone={tone} waiting={waitingFor(page)} />
            </ListItem>
          )
        })}
      </List>
    </>
  )
}
