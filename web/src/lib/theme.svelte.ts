import { recall, remember } from './memory';

type Theme = 'light' | 'dark';

class ThemeChoice {
  theme = $state<Theme>('light');

  constructor() {
    const kept = recall('theme');
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    this.set(kept === 'light' || kept === 'dark' ? kept : dark ? 'dark' : 'light');
  }

  toggle(): void {
    this.set(this.theme === 'dark' ? 'light' : 'dark');
    remember('theme', this.theme);
  }

  private set(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
