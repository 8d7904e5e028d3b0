ALTER TABLE "license_aliases" ADD COLUMN "dead_since" timestamp with time zone;--> when older servers have left
DROP TABLE "history_seals" CASCADE;
