import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { MenuGroup } from './menu-groups.ts'
import { MENU_ICONS, MenuIcon } from './menu-icons.tsx'

export type MenuTone = 'deep' | 'paper'

interface SideMenuProps {
  tone: MenuTone
  home: string
  groups: readonly MenuGroup[]
  onLogout: () => void
}

const itemStyle = (tone: MenuTone) => (theme: Theme) => {
  const { deep, brand, text, custom } = theme.vars.palette
  const on =
    tone === 'deep'
      ? { bg: deep.raised, ink: deep.text, bar: deep.accent }
      : { bg: brand.tint100, ink: custom.link, bar: brand.line }
  const selected = { backgroundColor: on.bg, color: on.ink }
  return {
    gap: 3,
    fontSize: '0.875rem',
    lineHeight: 1.4286,
    fontWeight: 500,
    color: tone === 'deep' ? deep.muted : text.secondary,
    '&:hover': { backgroundColor: on.bg },
    '&.Mui-selected, &.Mui-selected:hover': selected,
    '&.Mui-selected::before': { backgroundColor: on.bar },
    '&:focus-visible, &.Mui-focusVisible': { outlineColor: on.bar },
  }
}

/** The sidebar's content: only what the person may open, and the way out. */
export function SideMenu({ tone, home, groups, onLogout }: SideMenuProps) {
  const { t } = useTranslation(['staff', 'titles'])
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
      <Box sx={{ px: 2, height: 64, display: 'flex', alignItems: 'center' }}>
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
          <MenuSection key={group.titleKey ?? group.pages[0]} group={group} tone={tone} />
        ))}
      </Box>
      <Box
        sx={(theme) => ({
          pt: 3,
          borderTop: 1,
          borderColor: tone === 'deep' ? theme.vars.palette.deep.line : 'divider',
        })}
      >
        <ListItemButton component="button" type="button" onClick={onLogout} sx={[{ width: '100%' }, itemStyle(tone)]}>
          <MenuIcon name="leave" />
          {t('logout')}
        </ListItemButton>
      </Box>
    </Box>
  )
}

function MenuSection({ group, tone }: { group: MenuGroup; tone: MenuTone }) {
  const { t } = useTranslation('staff')
  const id = useId()
  return (
    <>
      {group.titleKey && (
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
          {t(group.titleKey)}
        </Typography>
      )}
      <List disablePadding aria-labelledby={group.titleKey ? id : undefined}>
        {group.pages.map((page) => (
          <MenuLink key={page} page={page} tone={tone} />
        ))}
      </List>
    </>
  )
}

/** The menu is longer than a laptop's screen: the page one is on is shown in it. */
const showItem = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

function MenuLink({ page, tone }: { page: PageKey; tone: MenuTone }) {
  const { t } = useTranslation(['staff', 'titles'])
  const { pathname } = useLocation()
  const path = PAGES[page].paths[0] ?? '/'
  const inside = path !== '/partner' && pathname.startsWith(`${path}/`)
  const current = pathname === path || inside
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        ref={current ? showItem : undefined}
        selected={current}
        aria-current={pathname === path ? 'page' : undefined}
        sx={itemStyle(tone)}
      >
        <MenuIcon name={MENU_ICONS[page] ?? 'document'} />
        {t(page === 'partnerHome' ? 'home' : `titles:${PAGES[page].titleKey}`)}
      </ListItemButton>
    </ListItem>
  )
}
