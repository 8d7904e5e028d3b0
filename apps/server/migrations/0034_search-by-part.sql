CREATE INDEX CONCURRENTLY IF NOT EXISTS "activations_device_trigrams" ON "activations" USING gin (encode("device_id", 'hex') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "box_units_serial_trigrams" ON "box_units" USING gin ("serial" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "parcels_tracking_trigrams" ON "parcels" USING gin ("tracking_number" gin_trgm_ops);
