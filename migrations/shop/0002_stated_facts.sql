CREATE TABLE `moved_slug` (
	`kind` text NOT NULL,
	`former` text NOT NULL,
	`slug` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`kind`, `former`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `moved_slug_to` ON `moved_slug` (`kind`,`slug`);--> statement-breakpoint
CREATE INDEX `moved_slug_by_age` ON `moved_slug` (`at`);--> statement-breakpoint
ALTER TABLE `category` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `category` ADD `needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `category_demanding` ON `category` (`slug`) WHERE "category"."needs" <> '[]';--> statement-breakpoint
ALTER TABLE `product` ADD `halal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `bpom` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `pirt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `sni` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `adult` integer DEFAULT false NOT NULL;
--> statement-breakpoint
DROP VIEW listing_source;
--> statement-breakpoint
-- What a product states is a filter like its attributes: by kind, since nobody filters by a number.
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
    UNION ALL
    SELECT value FROM json_each(json_array(
      CASE WHEN p.halal IN ('', 'not_obliged') THEN NULL WHEN p.halal = 'not_halal' THEN json_array('Halal', 'Tidak halal') ELSE json_array('Halal', 'Bersertifikat halal') END,
      iif(p.bpom = '', NULL, json_array('Izin dan standar', 'BPOM')),
      iif(p.pirt = '', NULL, json_array('Izin dan standar', 'P-IRT')),
      iif(p.sni = '', NULL, json_array('Izin dan standar', 'SNI'))
    )) WHERE value IS NOT NULL
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
DROP VIEW product_text;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '')
    || CASE WHEN p.halal = '' THEN '' WHEN p.halal = 'not_halal' THEN ' tidak halal' WHEN p.halal = 'not_obliged' THEN '' ELSE ' halal ' || p.halal END
    || iif(p.bpom = '', '', ' BPOM ' || p.bpom) || iif(p.pirt = '', '', ' PIRT ' || p.pirt) || iif(p.sni = '', '', ' ' || p.sni) AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
DROP TRIGGER listing_on_product_text;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, halal, bpom, pirt, sni, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
