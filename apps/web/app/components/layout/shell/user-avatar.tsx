/** The person's picture or, without one, the first letters of the name. */
export function UserAvatar({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" className="size-9 shrink-0 rounded-full object-cover" />;
  }
  const words = name.trim().split(/\s+/).slice(0, 2);
  const initials = words.map((word) => Array.from(word)[0]?.toUpperCase()).join('');
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-brand-ink text-xs"
    >
      {initials}
    </span>
  );
}
