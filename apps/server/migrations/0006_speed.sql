-- Formerly 91bc6d90a2a57abba9b2daeb7c7f3927ce11b1afa6ee288b4002e99e8ab51f6c: made anew so that nobody waits (decision 0039); the end is the same.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "licenses_suspended" ON "licenses" USING btree ("id") WHERE "licenses"."suspended_at" is not null;
--> statement-breakpoint
-- Counters that forgive a crash need no log: a limit costs no wait for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
