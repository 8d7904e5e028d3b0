-- Formerly 8a92a5c156cfd48520b1190af5dfe8fa7d70d32e0eaacfb3576815d21a459710: made anew so that nobody waits (decision 0039); the end is the same.
ALTER TABLE "licenses" ADD COLUMN "gift_key" text;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "licenses_gift_key_unique" ON "licenses" USING btree ("gift_key") WHERE "licenses"."gift_key" is not null;
