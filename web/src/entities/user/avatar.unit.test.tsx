// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

const publishedAvatar = (id: string) => `https://house.example/portraits/123456789/${id}/320.jpeg`;

describe('The avatar', () => {
  it.each([
    ['small', '80.jpeg', '40'],
    ['large', '320.jpeg', '160'],
  ] as const)('When it is %s, then the file for its slot is loaded', (size, file, slot) => {
    render(<Avatar url={publishedAvatar('one')} name="Asha Rao" size={size} />);
    const image = screen.getByRole('img', { name: 'Asha Rao' });
    expect(image.getAttribute('src')).toBe(`/portraits/123456789/one/${file}`);
    expect(image.getAttribute('width')).toBe(slot);
  });

  it.each([null, ''])('When the avatar is %j, then a placeholder with the name is shown', (avatar) => {
    const { container } = render(<Avatar url={avatar} name="Asha Rao" size="small" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.getByText('Asha Rao')).toBeDefined();
  });

  it('When the avatar can not be loaded, then the placeholder is shown until there is another avatar', () => {
    const { container, rerender } = render(<Avatar url={publishedAvatar('one')} name="Asha Rao" size="small" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<Avatar url={publishedAvatar('two')} name="Asha Rao" size="small" />);
    expect(screen.getByRole('img').getAttribute('src')).toContain('two');
  });

  it('When the name is shown beside it, then the image has no text alternative', () => {
    const { container } = render(<Avatar url={null} name="" size="small" />);
    expect(container.textContent).toBe('');
  });
});
