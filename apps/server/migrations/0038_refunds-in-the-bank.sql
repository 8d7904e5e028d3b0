CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_without_line" ON "refunds" USING btree ("amount") WHERE "refunds"."mutation_id" is null;
