CREATE INDEX "licenses_suspended" ON "licenses" USING btree ("id") WHERE "licenses"."suspended_at" is not null;--> statement-breakpoint
-- Counters that forgive a crash need no log: a limit costs no wait for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
